// What a choice would change in the holds: read from previews and from the forecast of a card.
import type { Hold, Prospect } from '@/generated/games/jamaica'
import { laneOf, routeBetween } from '../chart/chart'
import { cardInMind } from '../cards/forecast'
import type { JamaicaDesk } from '../types'

/** The holds at the end of one way a choice can go. Where that hangs on a later choice it is null, and
 * what is sure is how the hold stands before. */
interface Outcome {
  lane: 'outer' | 'inner' | null
  holds: (Hold | null)[]
  before: (Hold | null)[]
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

function outcomes(
  prospects: Prospect[],
  before: Outcome['before'],
  lane: Outcome['lane'] = null,
): Outcome[] {
  return prospects.flatMap((prospect) => {
    const [arrival] = prospect.arrivals
    const way = arrival
      ? routeBetween(arrival.start, arrival.space, arrival.steps, arrival.backward)
      : []
    const taken = (prospects.length > 1 ? laneOf(way.slice(1)) : null) ?? lane
    const { holds, then } = prospect
    return then.length
      ? outcomes(
          then,
          before.map((hold, i) => holds[i] ?? hold),
          taken,
        )
      : [{ lane: taken, holds, before }]
  })
}

/** How this ship's holds would stand after what the reader is thinking about. */
function outcomesFor(desk: JamaicaDesk, ship: number): Outcome[] {
  const card = cardInMind(desk)
  if (card && ship === desk.own)
    return outcomes(desk.view.forecast[card] ?? [], desk.draftView.ships[ship]?.holds ?? [])
  const holds = desk.previewView?.ships[ship]?.holds
  return holds ? [{ lane: null, holds, before: holds }] : []
}

const NOTHING = { resource: null, tokens: 0 }

function changeOf(now: Hold, then: Hold, lane: Change['lane']): Change | null {
  const same = now.resource === then.resource
  const less = same ? Math.max(0, now.tokens - then.tokens) : now.tokens
  const more = same ? Math.max(0, then.tokens - now.tokens) : then.tokens
  return less || more ? { less, more, comes: then.resource, lane } : null
}

const unsure = (lane: Change['lane']): Change => ({
  less: 0,
  more: 0,
  comes: null,
  lane,
  unsure: true,
})

/** For each hold what would change in it; the largest loss where the ways differ, or that nobody can
 * say yet. */
export function changes(desk: JamaicaDesk, ship: number): (Change | null)[] {
  const now = desk.draftView.ships[ship]?.holds ?? []
  const ways = outcomesFor(desk, ship)
  return now.map((hold, i) => {
    const possible = ways.map(({ holds, before, lane }) =>
      holds[i] === null
        ? { ...unsure(lane), ...changeOf(hold, before[i] ?? hold, lane) }
        : changeOf(hold, holds[i] ?? NOTHING, lane),
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
