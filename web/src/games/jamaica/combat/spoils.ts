// What a prize is called: by its face where the reader knows it, without a number where it is the only one.
import type { Move, View } from '@/generated/games/jamaica'
import { keyOf } from '@/words/texts'
import { hiddenPlace } from './combat'
import type { JamaicaDesk } from '../types'

/** Of the two in the combat: who has won, and who has lost. */
function sidesOf({ combat, question }: View): { winner: number; loser: number } | null {
  if (!combat || question?.ship == null) return null
  const { attack, defence } = combat
  return { winner: question.ship, loser: attack.ship + defence.ship - question.ship }
}

/** Null where the words of the move say it as well. */
export function spoilsLabel(desk: JamaicaDesk, move: Move): string | null {
  const sides = sidesOf(desk.view)
  const place = move.move === 'give' ? move.place : hiddenPlace(move)
  if (!sides || place === null) return null
  const from = move.move === 'give' ? sides.winner : sides.loser
  const cards = desk.view.ships[from]?.hidden ?? []
  const face = cards[place - 1]?.face
  if (face)
    return desk.say(`spoils-${move.move}-known`, { card: desk.say(keyOf('treasure', face)) })
  return cards.length === 1 ? desk.say(`spoils-${move.move}-only`) : null
}
