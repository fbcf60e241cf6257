/** What a hint says for a bid: how many cards it takes out of the hand, and what most likely becomes of
 * them. */
import type { Entry, PandaView } from '@/generated/games/panda'
import type { PandaDesk } from './types'

const TOLD = new Set<Entry['event']>(['won_trick', 'took_back', 'discarded', 'went_out'])

export const toldOfABid = (entry: Entry): boolean => TOLD.has(entry.event)

export function reasons(desk: PandaDesk, then: PandaView, likely: readonly Entry[]): string[] {
  const [now, later] = [desk.view, then].map((view) => view.players[desk.reader])
  const n = now && later ? now.cards - later.cards : 0
  if (n <= 0 || !later) return []
  const own = likely.filter((entry) => entry.seat === desk.reader)
  const out = own.find((entry) => entry.event === 'went_out')
  if (out?.event === 'went_out') {
    return [desk.say('board-hint-out', { n, points: desk.say('points', { n: out.points }) })]
  }
  const white = later.bids.length > 0 && !later.lost
  return [desk.say(`board-hint-${fate(own) ?? (white ? 'back' : 'leave')}`, { n })]
}

function fate(own: readonly Entry[]): string | null {
  const seen = (event: Entry['event']) => own.some((entry) => entry.event === event)
  if (seen('won_trick')) return 'wins'
  if (seen('took_back')) return 'beaten-back'
  return seen('discarded') ? 'beaten-gone' : null
}
