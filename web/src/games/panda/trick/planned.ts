/** What lies on the table before a bid is made: who leads, and the own bid that is picked or pointed
 * at, as it would lie there. */
import type { Card, Combination } from '@/generated/games/panda'
import { combinationOf, isBid } from '../hand/bids'
import type { PandaDesk } from '../types'

export interface Planned {
  combination: Combination
  cards: Card[]
}

export function planned(desk: PandaDesk): Planned | null {
  const move = desk.hovered ?? desk.draft[0] ?? null
  const hand = desk.own === null ? null : desk.view.players[desk.own]?.hand
  const combination = move && combinationOf(move)
  if (!move || !combination || !hand) return null
  const places = isBid(move)
    ? move.cards
    : desk.draft.flatMap((part) => (part.move === 'pick' ? [part.place] : []))
  return { combination, cards: places.flatMap((place) => hand[place - 1] ?? []) }
}

/** What is said of an empty trick. */
export function leads(desk: PandaDesk): string {
  const { leader, question } = desk.view
  if (!question) return desk.say('desk-over')
  return leader === desk.own
    ? desk.say('board-you-begin')
    : desk.say('board-leads', { who: desk.name(leader) })
}
