/** What beats the highest bid, in words (PS-39 to PS-43); which cards do so the legal moves tell. */
import type { Combination } from '@/generated/games/panda'
import { VALUES } from '../cards/cards'
import type { PandaDesk } from '../types'

const HIGHEST = VALUES.at(-1)!
/** A sequence has no 2. */
const HIGHEST_IN_A_ROW = VALUES.filter((value) => value !== '2').at(-1)!

/** One line for each way; no bid yet: anything. */
export function beatenBy(desk: PandaDesk, highest: Combination | null): string[] {
  if (!highest) return [desk.say('board-any')]
  const { kind, top, length, times } = highest
  const values = { n: length * times, top }
  const most = length > 1 ? HIGHEST_IN_A_ROW : HIGHEST
  if (kind === 'bomb')
    return [desk.say(top === most ? 'board-beaten-by-larger' : 'board-beaten-by-bomb', values)]
  if (top === most) return [desk.say('board-beaten-only-bomb')]
  return [desk.say(`board-beaten-by-${kind}`, values), desk.say('board-beaten-any-bomb')]
}
