// What a choice would change in the holds: read from previews and from the forecast of a card.
import type { Hold, Prospect } from '@/generated/games/jamaica'
import { laneOf, routeBetween } from '../chart/chart'
import { cardInMind } from '../cards/forecast'
import type { JamaicaDesk } from '../types'

/** The holds at the end of one way a choice can go; null where that hangs on a later choice. */
interface Outcome {
  lane: 'outer' | 'inner' | null
  holds: (Hold | null)[]
}

export interface Change {
  /** Tokens that leave, and those that come. */
  less: number
  more: number
  comes: string | null
  lane: 'outer' | 'inner' | null
  /** What is in it hangs on a choice that comes later. */
  unsure?: true
}

function outcomes(prospects: Prospect[], lane: Outcome['lane'] = null): Outcome[] {
  return prospects.flatMap((prospect) => {
    const [arrival] = prospect.arrivals
    const way = arrival
      ? routeBetween(arrival.start, arrival.space, arrival.steps, arrival.backward)
      : []
    const taken = (prospects.length > 1 ? laneOf(way.slice(1)) : null) ?? lane
    return prospect.then.length
      ? outcomes(prospect.then, taken)
      : [{ lane: taken, holds: prospect.holds }]
  })
}

/** How this ship's holds would stand after what the reader is thinking about. */
function outcomesFor(desk: JamaicaDesk, ship: number): Outcome[] {
  const card = cardInMind(desk)
  if (card && ship === desk.own) return outcomes(desk.view.forecast[card] ?? [])
  const holds = desk.previewView?.ships[ship]?.holds
  return holds ? [{ lane: null, holds }] : []
}

const NOTHING = { resource: null, tokens: 0 }

function changeOf(now: Hold, then: Hold | null, lane: Change['lane']): Change | null {
  if (!then) return { less: 0, more: 0, comes: null, lane, unsure: true }
  const same = now.resource === then.resource
  const less = same ? Math.max(0, now.tokens - then.tokens) : now.tokens
  const more = same ? Math.max(0, then.tokens - now.tokens) : then.tokens
  return less || more ? { less, more, comes: then.resource, lane } : null
}

/** For each hold what would change in it; the largest loss where the ways differ, or that nobody can
 * say yet. */
export function changes(desk: JamaicaDesk, ship: number): (Change | null)[] {
  const now = desk.draftView.ships[ship]?.holds ?? []
  const ways = outcomesFor(desk, ship)
  return now.map((hold, i) => {
    const possible = ways.map((way) =>
      changeOf(hold, way.holds[i] === undefined ? NOTHING : way.holds[i], way.lane),
    )
    const alike = possible.every(
      (one) => JSON.stringify({ ...one, lane: 0 }) === JSON.stringify({ ...possible[0], lane: 0 }),
    )
    const worst = possible.reduce(
      (one, other) => ((other?.less ?? -1) > (one?.less ?? -1) ? other : one),
      null,
    )
    return worst && alike ? { ...worst, lane: null } : worst
  })
}
