/** Whether an element card may be played now, in words. */
import type { Card } from '@/generated/games/panda'
import type { PandaDesk } from '../types'

/** What its condition says of the table, or what else keeps it from being played. */
export function verdict(desk: PandaDesk, card: Card): string {
  if (card.lit) return desk.say(`board-lit-${card.suit}`)
  return desk.say(`board-unlit-${card.lock === 'condition' ? card.suit : card.lock}`)
}
