/** What an event of the journal moves across the table. */
import type { ChingView, Entry } from '@/generated/games/ching'
import type { Flight } from '@/table/board'

const NAV = { symbol: '#g-nav', width: 36, height: 48 }
const ENC = { symbol: '#g-enc', width: 30, height: 40 }

export function flights(entry: Entry, before: ChingView): Flight[] {
  const seat = entry.seat ?? -1
  const own = seat === before.seat
  const panel = own ? 'own' : `seat/${seat}`
  const junk = 'junk' in entry ? entry.junk : ''
  const expedition = own ? `own/expedition/${junk}` : `seat/${seat}/expedition/${junk}`
  const goods = own ? 'own/goods' : `seat/${seat}/goods`
  const hand = own ? 'own/hand' : panel
  const vessel = `junk/${seat}/${junk}`
  switch (entry.event) {
    case 'revealed':
      return [{ to: panel, piece: NAV, how: 'flip' }]
    case 'started':
      return [{ from: panel, to: expedition, piece: NAV }]
    case 'sailed':
    case 'steered':
      return [
        { from: vessel, to: `space/${entry.column}/${entry.row}` },
        { from: panel, to: expedition, piece: entry.event === 'sailed' ? NAV : ENC },
      ]
    case 'ended':
      return [{ from: vessel, to: 'space/1/1' }]
    case 'completed':
      return [{ from: `mission/${entry.tile}`, to: goods }]
    case 'met':
    case 'lucky':
      return [{ from: 'display', to: hand, piece: ENC }]
    case 'took':
    case 'took_hidden':
    case 'drew':
      return [{ from: 'display', to: hand, piece: NAV }]
    case 'laid_out':
      return [{ to: 'display', how: 'ring' }]
    case 'learned':
    case 'readied':
    case 'rewarded':
    case 'used':
      return [{ to: goods, how: 'ring' }]
    case 'attacked':
      return [{ from: panel, to: panelOf(before, entry.victim), piece: ENC }]
    case 'stole_card':
      return [{ from: panelOf(before, entry.victim), to: hand, piece: ENC }]
    case 'stole_gem':
      return [
        {
          from: panelOf(before, entry.victim),
          to: goods,
          piece: { symbol: `#g-${entry.gem}`, width: 26, height: 26 },
        },
      ]
    case 'seized':
      return [{ from: panelOf(before, entry.victim), to: hand, piece: NAV }]
    case 'gave':
      return [{ from: hand, to: panelOf(before, entry.to), piece: NAV }]
    case 'passed_on':
      return [{ from: hand, to: panelOf(before, entry.to), piece: ENC }]
    case 'turned':
      return [{ to: expedition, how: 'ring' }]
    case 'chose':
    case 'played':
    case 'shielded':
    case 'endured':
    case 'plundered':
    case 'won_pearl':
      return [{ to: panel, how: 'ring' }]
    default:
      return []
  }
}

const panelOf = (view: ChingView, seat: number): string =>
  seat === view.seat ? 'own' : `seat/${seat}`
