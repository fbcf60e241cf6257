/** What each event of the journal moves across the table, from where to where. */
import type { Entry, Flight } from '@/table/board'
import { bust } from './pieces'
import type { DragonView } from './types'

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Told = Entry & { seat: number; [field: string]: any }
type Table = Record<string, (told: Told, before: DragonView) => Flight[]>

const SYMBOLS: Record<string, string> = {
  yuan: '#g-yuan',
  rice: '#g-rice',
  fireworks: '#g-fireworks',
  small: '#g-priv1',
  large: '#g-priv2',
}
const MOST = 8 // pieces of a kind that fly; more tell nothing more

const goods = (good: string, count: number, from: string, to: string): Flight[] =>
  count > 0
    ? [{ from, to, piece: { symbol: SYMBOLS[good]!, width: 30 }, count: Math.min(MOST, count) }]
    : []
const comes = (good: string, count: number, { seat }: Told): Flight[] =>
  goods(good, count, `reserve/${good}`, `seat/${seat}/${good}`)
const goes = (good: string, count: number, { seat }: Told, to = `reserve/${good}`): Flight[] =>
  goods(good, count, `seat/${seat}/${good}`, to)
const ring = (to: string): Flight[] => [{ to, how: 'ring' }]
const points = ({ seat }: Told): Flight[] => ring(`seat/${seat}/points`)
const home = ({ seat, palace }: Told): string => `seat/${seat}/palace/${palace}`
const person = (who: Told) => ({ symbol: bust(who.person, who.age), width: 44 })
const marker = ({ seat, spaces }: Told, before: DragonView): Flight[] =>
  spaces > 0
    ? [{ from: `track/${seat}`, to: `track/space/${before.princes[seat]!.space + spaces}` }]
    : []
const floor = { symbol: '#g-floor', width: 40 }

const TABLE: Table = {
  month_began: ({ month }) => ring(`month/${month}`),
  passed: (told) => comes('yuan', told.yuan, told),
  chose: ({ seat, action }, before) => [
    {
      from: `seat/${seat}`,
      to: `group/${before.groups.findIndex((group) => group.cards.includes(action))}`,
      piece: { symbol: '#t-dragon', seat, width: 36, height: 42 },
    },
  ],
  paid_fee: (told) => goes('yuan', told.yuan, told),
  taxed: (told) => comes('yuan', told.yuan, told),
  harvested: (told) => comes('rice', told.rice, told),
  made_fireworks: (told) => comes('fireworks', told.fireworks, told),
  paraded: marker,
  researched: points,
  bought: (told) => [...goes('yuan', told.yuan, told), ...comes(told.privilege, 1, told)],
  founded: (told) => [{ from: 'reserve/floors', to: home(told), piece: floor }],
  built: (told) => [{ from: 'reserve/floors', to: home(told), piece: floor }],
  played: ({ seat, card }) => [
    {
      from: `seat/${seat}/hand`,
      to: card === 'wild' ? 'stack' : `stack/${card}/young`,
      how: 'flip',
      piece: { symbol: card === 'wild' ? '#g-person' : bust(card, 'young'), width: 44 },
    },
  ],
  none_left: (told) => ring(`stack/${told.person}/young`),
  settled: (told, before) => [
    { from: `stack/${told.person}/${told.age}`, to: home(told), piece: person(told) },
    ...marker(told, before),
  ],
  replaced: (told) => [{ from: home(told), piece: person(told) }],
  discarded: (told) => [{ from: `stack/${told.person}/${told.age}`, piece: person(told) }],
  event_came: (_, before) => ring(`month/${before.month}`),
  paid_tribute: (told, before) => goes('yuan', told.yuan, told, `month/${before.month}`),
  ate: (told, before) => goes('rice', told.rice, told, `month/${before.month}`),
  celebrated: (told, before) => [
    ...goes('fireworks', told.fireworks, told, `month/${before.month}`),
    ...points(told),
  ],
  fought: points,
  owes: ({ seat }) => ring(`seat/${seat}/palace`),
  released: (told) => [{ from: home(told), piece: person(told) }],
  decayed: (told) => [{ from: home(told), to: 'reserve/floors', piece: floor }],
  scored: points,
  sold: (told) => [
    ...goes('rice', told.rice, told),
    ...goes('fireworks', told.fireworks, told),
    ...comes('yuan', told.yuan, told),
  ],
  final_scored: points,
}

export function flights(entry: Entry, before: DragonView): Flight[] {
  return TABLE[entry.event]?.(entry as Told, before) ?? []
}

/** Events that are told but move nothing. */
export const STILL: readonly string[] = ['starts', 'paired']
