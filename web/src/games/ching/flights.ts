/** What an event of the journal moves across the table. */
import type { ChingView, Entry } from '@/generated/games/ching'
import type { Flight } from '@/table/board'
import { GEMS, portrait, sign } from './pieces'

const NAV = { symbol: '#g-nav', width: 36, height: 48 }
const ENC = { symbol: '#g-enc', width: 30, height: 40 }
const PEARL = { symbol: '#t-pearl', width: 84, height: 73 }
const MOST_COINS = 6 // that fly at once: the rest is told by the number

export function flights(entry: Entry, before: ChingView, after: ChingView): Flight[] {
  const seat = entry.seat ?? -1
  const panel = panelOf(before, seat)
  const junk = 'junk' in entry ? entry.junk : (before.junk ?? 'a')
  const expedition = `${panel}/expedition/${junk}`
  const goods = `${panel}/goods`
  const hand = seat === before.seat ? 'own/hand' : panel
  const vessel = `junk/${seat}/${junk}`
  switch (entry.event) {
    case 'revealed':
      return [{ to: panel, piece: NAV }]
    case 'started':
      return [{ from: panel, to: expedition, piece: NAV }]
    case 'sailed':
    case 'steered':
      return [
        { from: vessel, to: `space/${entry.column}/${entry.row}`, stays: true },
        { from: panel, to: expedition, piece: entry.event === 'sailed' ? NAV : ENC },
      ]
    case 'ended':
      return [{ from: vessel, to: 'space/1/1', stays: true }]
    case 'completed':
      return [{ from: `mission/${entry.tile}`, to: goods }]
    case 'rewarded':
      return treasure(entry, missionJustTaken(before, after, seat), goods)
    case 'unfinished':
      return coins(entry.gold, `${panel}/expedition/a`, goods)
    case 'met':
    case 'lucky':
      return [{ from: vessel, to: hand, piece: ENC }]
    case 'took':
      return [{ from: `display/${placeOf(before, entry.card)}`, to: hand, piece: NAV }]
    case 'took_hidden':
      return [{ from: 'display/1', to: hand, piece: NAV }]
    case 'drew':
      return [{ from: 'display', to: hand, piece: NAV }]
    case 'laid_out':
      return [{ to: 'display', how: 'ring' }]
    case 'learned':
      return [
        {
          from: expedition,
          to: goods,
          piece: { symbol: sign(entry.skill), width: 30, height: 30 },
        },
      ]
    case 'won_pearl':
      return [{ from: 'pearl', to: panel, piece: PEARL }]
    case 'plundered':
      return [
        { from: 'hong-kong', to: panel, piece: { symbol: '#l-hongkong', width: 76, height: 69 } },
      ]
    case 'attacked':
      return [{ from: panel, to: panelOf(before, entry.victim), piece: weapon(entry.weapon) }]
    case 'stole_card':
      return [{ from: panelOf(before, entry.victim), to: hand, piece: ENC }]
    case 'stole_gem':
      return [{ from: `${panelOf(before, entry.victim)}/goods`, to: goods, piece: good(entry.gem) }]
    case 'seized':
      return [{ from: panelOf(before, entry.victim), to: hand, piece: NAV }]
    case 'gave':
      return [{ from: hand, to: panelOf(before, entry.to), piece: NAV }]
    case 'passed_on':
      return [{ from: hand, to: panelOf(before, entry.to), piece: ENC }]
    case 'shielded':
      return [{ to: panel, piece: { symbol: portrait('helmsmen'), width: 48, height: 48 } }]
    case 'turned':
      return [{ to: expedition, how: 'ring' }]
    case 'readied':
    case 'used':
      return [{ to: goods, how: 'ring' }]
    case 'played':
    case 'endured':
      return [{ to: panel, how: 'ring' }]
    default:
      return []
  }
}

const panelOf = (view: ChingView, seat: number): string =>
  seat === view.seat ? 'own' : `seat/${seat}`

const placeOf = (view: ChingView, card: number): number =>
  view.display.find((shown) => shown.card?.number === card)?.place ?? 1

const good = (gem: string) => ({ symbol: `#g-${gem}`, width: 26, height: 26 })

const weapon = (name: string) => ({
  symbol: name === 'battle' ? sign('battle') : portrait(name),
  width: 44,
  height: 44,
})

/** Where the reward comes from: the tile lies on the land until the move has been shown. */
function missionJustTaken(before: ChingView, after: ChingView, seat: number): string {
  const open = new Set(
    before.missions.filter(({ where }) => where === 'on').map(({ tile }) => tile),
  )
  const taken = after.missions.find(({ tile, by }) => by === seat && open.has(tile))
  return taken ? `mission/${taken.tile}` : 'display'
}

const coins = (gold: number, from: string, to: string): Flight[] =>
  gold > 0 ? [{ from, to, piece: good('gold'), count: Math.min(gold, MOST_COINS) }] : []

function treasure(
  reward: Record<'gold' | (typeof GEMS)[number], number>,
  from: string,
  to: string,
): Flight[] {
  const gems = GEMS.filter((gem) => reward[gem] > 0)
  return [
    ...coins(reward.gold, from, to),
    ...gems.map((gem) => ({ from, to, piece: good(gem), count: reward[gem] })),
  ]
}
