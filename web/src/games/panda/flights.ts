/** What an event of the journal moves across the table. */
import type { Entry, PandaView } from '@/generated/games/panda'
import type { Flight } from '@/table/board'

const BACK = { symbol: '#c-back', width: 44, height: 66 }
/** Whoever wins a trick leads the next. */
const LEAD = { symbol: '#p-cards', width: 40, height: 40 }
const STICK = { symbol: '#pt-1', width: 14, height: 28 }

export function flights(entry: Entry, before: PandaView): Flight[] {
  const seat = entry.seat ?? -1
  const own = seat === before.seat
  const hand = own ? 'own/hand' : `seat/${seat}/hand`
  const points = own ? 'own/points' : `seat/${seat}/points`
  const card = (id: string) => (own ? `own/hand/${id}` : hand)
  switch (entry.event) {
    case 'bid': {
      const played = [...entry.white, ...entry.blue]
      return own
        ? played.map((id) => ({ from: card(id), to: 'trick' }))
        : [{ from: hand, to: 'trick', piece: BACK, count: played.length, how: 'flip' }]
    }
    case 'took_back':
      return [{ from: 'trick', to: hand, piece: BACK, count: entry.number, how: 'flip' }]
    case 'discarded':
      return [{ from: 'trick', to: 'discard', piece: BACK, count: entry.number }]
    case 'dealt':
    case 'drew':
      return [{ from: 'deck', to: hand, piece: BACK, count: Math.min(entry.number, 6) }]
    case 'took_bamboo':
      return [{ from: `seat/${seat}/bid`, to: points, piece: STICK }]
    case 'robbed': {
      const { victim } = entry
      const from = victim === before.seat ? 'own/points' : `seat/${victim}/points`
      return [{ from, to: points, piece: STICK }]
    }
    case 'went_out':
    case 'won_game':
      return [{ from: 'trick', to: points, piece: STICK, count: Math.min(entry.points, 7) }]
    case 'burned':
      return [{ from: card(entry.card), to: 'discard', piece: own ? undefined : BACK }]
    case 'spun':
      return [{ from: card(entry.card ?? ''), to: hand, piece: BACK, how: 'flip' }]
    case 'shed':
    case 'played_element':
      return [
        {
          from: card(`element-${entry.suit}`),
          to: entry.event === 'shed' ? 'discard' : 'trick',
          piece: own ? undefined : BACK,
        },
      ]
    case 'passed':
      return [{ to: own ? 'own' : `seat/${seat}`, how: 'ring' }]
    case 'won_trick':
      return [{ from: 'trick', to: own ? 'own' : `seat/${seat}`, piece: LEAD }]
    case 'mood_set':
      return [{ to: 'mood', how: 'ring' }]
    default:
      return []
  }
}
