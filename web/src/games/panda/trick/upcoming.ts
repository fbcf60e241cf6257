/** Who still acts in this trick, in turn order: the seat whose turn it is first. The seat with the
 * highest bid is not among them, until somebody has beaten it. */
import type { PandaView } from '@/generated/games/panda'

export function upcoming(view: PandaView): number[] {
  const { players, turn, bidder, question } = view
  if (!question) return []
  const after = question.ask === 'turn' ? 0 : 1 // the symbols of a bid are used after it
  return players
    .map((_, at) => (turn + after + at) % players.length)
    .filter((seat) => seat !== bidder && players[seat]!.in_round && !players[seat]!.passed)
}
