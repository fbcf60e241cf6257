/** What each event of the journal moves across the table, from where to where. */
import type { Flight } from '@/table/board'
import { bust } from './pieces'
import type { DragonView, Entry } from './types'

const SYMBOLS = {
  yuan: '#g-yuan',
  rice: '#g-rice',
  fireworks: '#g-fireworks',
  small: '#g-priv1',
  large: '#g-priv2',
}
type Good = keyof typeof SYMBOLS

const MOST = 4 // pieces of a kind that fly: more tell nothing more, and take too long

const goods = (good: Good, count: number, from: string, to: string): Flight[] =>
  count > 0
    ? [{ from, to, piece: { symbol: SYMBOLS[good], width: 30 }, count: Math.min(MOST, count) }]
    : []
const ring = (to: string): Flight[] => [{ to, how: 'ring' }]
const person = (who: { person: string; age: string }) => ({
  symbol: bust(who.person, who.age),
  width: 44,
})
const floor = { symbol: '#g-floor', width: 40 }

/** Events that are told but move nothing. */
export const STILL: readonly string[] = ['starts', 'paired']

export function flights(entry: Entry, before: DragonView, after: DragonView = before): Flight[] {
  const seat = entry.seat ?? -1
  const month = `month/${before.month}`
  const comes = (good: Good, count: number) =>
    goods(good, count, `reserve/${good}`, `seat/${seat}/${good}`)
  const goes = (good: Good, count: number, to = `reserve/${good}`) =>
    goods(good, count, `seat/${seat}/${good}`, to)
  const points = () => ring(`seat/${seat}/points`)
  const palace = (number: number) => `seat/${seat}/palace/${number}`
  const marker = (spaces: number): Flight[] =>
    spaces > 0
      ? [{ from: `track/${seat}`, to: `track/space/${before.princes[seat]!.space + spaces}` }]
      : []

  switch (entry.event) {
    case 'month_began':
      return ring(`month/${entry.month}`)
    case 'chose':
      return [
        {
          from: `seat/${seat}`,
          to: `group/${before.groups.findIndex((group) => group.cards.includes(entry.action))}`,
          piece: { symbol: '#t-dragon', seat, width: 36, height: 42 },
        },
      ]
    case 'passed':
    case 'taxed':
      return comes('yuan', entry.yuan)
    case 'paid_fee':
      return goes('yuan', entry.yuan, `group/${after.princes[seat]?.group ?? ''}`)
    case 'harvested':
      return comes('rice', entry.rice)
    case 'made_fireworks':
      return comes('fireworks', entry.fireworks)
    case 'paraded':
      return marker(entry.spaces)
    case 'bought':
      return [...goes('yuan', entry.yuan), ...comes(entry.privilege, 1)]
    case 'founded':
    case 'built':
      return [{ from: 'reserve/floors', to: palace(entry.palace), piece: floor }]
    case 'decayed':
      return [{ from: palace(entry.palace), to: 'reserve/floors', piece: floor }]
    case 'played':
      return [
        {
          from: `seat/${seat}/hand`,
          to: entry.card === 'wild' ? 'stack' : `stack/${entry.card}/young`,
          how: 'flip',
          piece: {
            symbol: entry.card === 'wild' ? '#g-person' : bust(entry.card, 'young'),
            width: 44,
          },
        },
      ]
    case 'none_left':
      return ring(`stack/${entry.person}/young`)
    case 'settled':
      return [
        {
          from: `stack/${entry.person}/${entry.age}`,
          to: palace(entry.palace),
          piece: person(entry),
        },
        ...marker(entry.spaces),
      ]
    case 'replaced':
    case 'released':
      return [{ from: palace(entry.palace), piece: person(entry) }]
    case 'discarded':
      return [{ from: `stack/${entry.person}/${entry.age}`, piece: person(entry) }]
    case 'event_came':
      return ring(month)
    case 'paid_tribute':
      return goes('yuan', entry.yuan, month)
    case 'ate':
      return goes('rice', entry.rice, month)
    case 'celebrated':
      return [...goes('fireworks', entry.fireworks, month), ...points()]
    case 'owes':
      return ring(`seat/${seat}/palace`)
    case 'sold':
      return [
        ...goes('rice', entry.rice),
        ...goes('fireworks', entry.fireworks),
        ...comes('yuan', entry.yuan),
      ]
    case 'researched':
    case 'fought':
    case 'scored':
    case 'final_scored':
      return points()
    default:
      return []
  }
}
