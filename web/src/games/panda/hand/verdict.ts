/** Whether an element card may be played now, in words. */
import type { Card } from '@/generated/games/panda'
import type { PandaDesk } from '../types'

/** What its condition says of the table, or what else keeps it from being played. */
export function verdict(desk: PandaDesk, card: Card): string {
  if (card.lit) return desk.say(`board-lit-${card.suit}`)
  return desk.say(`board-unlit-${card.lock === 'condition' ? card.suit : card.lock}`)
}

/** Of the element card of this suit in the hand, if it may not be played. */
export function lockOf(desk: PandaDesk, hand: readonly Card[], suit: string): string | null {
  const card = hand.find((one) => one.number !== null && one.suit === suit)
  return card && card.lit === false ? verdict(desk, card) : null
}
