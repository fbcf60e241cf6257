// What each event of the journal moves across the table.
import type { Entry, View } from '@/generated/games/jamaica'
import type { Flight } from '@/table/board'
import { routeBetween } from './chart/chart'

/** Events that are told and not shown: what they changed is seen on the table. */
export const STILL = [
  'load_ignored',
  'fell_short',
  'compared',
  'drawn',
  'took_nothing',
  'ghost_took_nothing',
  'left_treasure',
]

const hold = (ship: number, number: number) => `seat/${ship}/hold/${number}`
const token = (resource: string) => ({ symbol: `#j-${resource}`, width: 24 })
/** More tokens tell nothing more, and take too long. */
const few = (amount: number) => Math.min(4, amount)
const CARD = { symbol: '#t-back', width: 32, height: 44 }
const ghostOf = (view: View) => view.ships.findIndex((ship) => ship.ghost)

/** Where the fighters of the combat that is on stand in its scene. */
function sideOf(view: View, ship: number): 'attack' | 'defence' {
  return view.combat?.defence.ship === ship ? 'defence' : 'attack'
}

function sail(ship: number, way: number[]): Flight[] {
  const along = way.map((id) => `space/${id}`)
  return [{ from: `ship/${ship}`, along, to: along.at(-1), stays: true }]
}

export function flights(entry: Entry, before: View, after: View): Flight[] {
  const seat = entry.seat ?? ghostOf(before)
  switch (entry.event) {
    case 'round_began':
      return [{ to: 'dice', how: 'ring' }]
    case 'dice_placed':
      return [
        { from: 'dice', to: 'dice/morning', piece: { symbol: `#d-${entry.morning}`, width: 36 } },
        { from: 'dice', to: 'dice/evening', piece: { symbol: `#d-${entry.evening}`, width: 36 } },
      ]
    case 'chose':
      return entry.card
        ? [{ from: `hand/${entry.card}`, to: 'played' }]
        : [{ to: `seat/${seat}`, piece: { symbol: '#t-aback', seat, width: 30, height: 42 } }]
    case 'revealed':
      return [
        {
          from: `seat/${seat}`,
          to: `ship/${seat}`,
          piece: { symbol: '#t-aback', seat, width: 30, height: 42 },
          how: 'flip',
        },
      ]
    case 'drew':
      return [
        {
          from: entry.card ? 'deck' : undefined,
          to: entry.card ? 'hand' : `seat/${seat}`,
          piece: { symbol: '#t-aback', seat, width: 30, height: 42 },
        },
      ]
    case 'shuffled':
      return [{ from: 'played', to: 'deck', how: 'ring' }]
    case 'loaded':
      return [
        { to: hold(seat, entry.hold), piece: token(entry.resource), count: few(entry.amount) },
      ]
    case 'dumped':
      return [
        { from: hold(seat, entry.hold), piece: token(entry.resource), count: few(entry.amount) },
      ]
    case 'paid':
      return [
        {
          from: hold(seat, entry.hold),
          to: `space/${after.ships[seat]?.space}`,
          piece: token(entry.resource),
          count: few(entry.amount),
        },
      ]
    case 'primed':
      return [
        {
          from: hold(seat, entry.hold),
          to: `combat/${sideOf(before, seat)}/powder`,
          piece: token('gunpowder'),
          count: few(entry.amount),
        },
      ]
    case 'sailed':
    case 'ghost_sailed':
      return sail(
        seat,
        routeBetween(entry.start, entry.space, entry.steps, entry.direction === 'backward'),
      )
    case 'retreated':
      return sail(seat, routeBetween(entry.start, entry.space, null, true))
    case 'finished':
      return [{ to: 'space/0', how: 'ring' }]
    default:
      return fighting(entry, seat, before)
  }
}

function fighting(entry: Entry, seat: number, before: View): Flight[] {
  const ghost = ghostOf(before)
  switch (entry.event) {
    case 'attacked':
    case 'ghost_attacked':
      return [
        { from: `ship/${seat}`, to: `ship/${entry.foe}`, piece: { symbol: '#j-fight', width: 44 } },
      ]
    case 'attacked_ghost':
      return [
        { from: `ship/${seat}`, to: `ship/${ghost}`, piece: { symbol: '#j-fight', width: 44 } },
      ]
    case 'threw':
    case 'ghost_threw':
      return [
        {
          to: `combat/${sideOf(before, seat)}/die`,
          piece: { symbol: `#cd-${entry.throw}`, width: 44 },
        },
      ]
    case 'used_sabre':
    case 'ghost_used_sabre':
      return [
        { to: `combat/${sideOf(before, seat)}/die`, piece: { symbol: '#j-sabre', width: 44 } },
      ]
    case 'won':
    case 'ghost_won':
      return [{ to: `combat/${sideOf(before, seat)}`, how: 'ring' }]
    case 'plundered':
    case 'ghost_plundered':
      return [
        {
          from: hold(entry.foe, entry.hold),
          to: `seat/${seat}`,
          piece: token(entry.resource),
          count: few(entry.amount),
        },
      ]
    case 'plundered_ghost':
      return [
        {
          from: hold(ghost, entry.hold),
          to: `seat/${seat}`,
          piece: token('gold'),
          count: few(entry.amount),
        },
      ]
    case 'seized':
    case 'stole':
    case 'ghost_seized':
    case 'ghost_stole':
      return [{ from: `seat/${entry.foe}/treasures`, to: `seat/${seat}/treasures`, piece: CARD }]
    case 'seized_from_ghost':
    case 'stole_from_ghost':
      return [{ from: `seat/${ghost}`, to: `seat/${seat}/treasures`, piece: CARD }]
    case 'gave':
      return [{ from: `seat/${seat}/treasures`, to: `seat/${entry.foe}/treasures`, piece: CARD }]
    case 'gave_ghost':
      return [{ from: `seat/${seat}/treasures`, to: `seat/${ghost}`, piece: CARD }]
    case 'found':
    case 'ghost_found':
      return [
        { from: `space/${entry.space}`, to: `seat/${seat}/treasures`, piece: CARD, how: 'flip' },
      ]
    case 'uncovered':
    case 'showed':
    case 'ghost_showed':
      return [{ to: `seat/${seat}/treasures`, how: 'ring' }]
    case 'scored':
      return [{ to: `seat/${seat}`, how: 'ring' }]
    default:
      return []
  }
}
