/** Why a card or a route is a good one, in the words of its plates: what each half of the day brings. */
import type { Entry, Move } from '@/generated/games/jamaica'
import { answer, isShort, legsOf, type Leg } from './cards/forecast'
import { legTitle, plateOf } from './cards/forecastTexts'
import type { JamaicaDesk } from './types'

/** What a day's sentence covers: where one lands, what it costs, what is loaded. */
const DAILY = ['sailed', 'paid', 'loaded', 'load_ignored', 'dumped', 'fell_short', 'retreated']

export const tells = (move: Move, entry: Entry): boolean =>
  move.move === 'card' && DAILY.includes(entry.event)

export function reasons(desk: JamaicaDesk, move: Move, likely: Entry[] = []): string[] {
  if (move.move === 'sail') {
    const [leg] = legsOf(answer(desk.view, move) ?? [])
    return leg && matters(leg) ? [words(desk, leg)] : []
  }
  if (move.move !== 'card') return []
  const legs = legsOf(desk.view.forecast[move.card] ?? [])
  const landings = likely.filter((entry) => entry.event === 'sailed').map(({ space }) => space)
  /** Where there are several ways the reader chooses then: the one that is likely is the reason. */
  const way = (half: string): Leg | undefined => {
    const ways = legs.filter((leg) => leg.half === half)
    return ways.find(({ arrival }) => arrival && landings.includes(arrival.space)) ?? ways[0]
  }
  return [way('morning'), way('evening')]
    .filter((leg): leg is Leg => !!leg)
    .map((leg) => lower(`${legTitle(desk, leg, false)}: ${words(desk, leg)}`))
}

/** The name of a landing says its price: only more than that is a reason. */
const matters = ({ arrival }: Leg): boolean =>
  !!arrival && (arrival.foes.length > 0 || arrival.treasure || isShort(arrival))

function words(desk: JamaicaDesk, leg: Leg): string {
  const { head, line } = plateOf(desk, leg)
  return lower([head, line].filter(Boolean).join(', '))
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
