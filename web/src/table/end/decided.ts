/** What decided a game: the source of points that put the winner furthest ahead of the runner-up. */
import type { Result } from '@/generated/wire'

export interface Decided {
  /** Null where both have as many points: the tie-break of the game decided. */
  source: string | null
  winners: Result[]
  others: Result[]
}

/** Points of a source, of all partners together. */
export const points = (results: Result[], source: string): number =>
  results.reduce((sum, { parts }) => sum + (parts[source] ?? 0), 0)
const total = (results: Result[]): number => results.reduce((sum, { score }) => sum + score, 0)

/** Null where points did not decide: the victory is shared, or who had more gave up. */
export function decided(results: Result[]): Decided | null {
  const winners = sideAt(1, results)
  const next = Math.min(...results.map(({ place }) => place).filter((place) => place > 1))
  const others = sideAt(next, results)
  const shared = winners.some(({ seat, team }) => team < 0 && seat !== winners[0]?.seat)
  if (!winners[0] || !others[0] || shared) return null
  const ahead = total(winners) - total(others)
  if (ahead < 0) return null
  if (ahead === 0) return { source: null, winners, others }
  const lead = (source: string) => points(winners, source) - points(others, source)
  const sources = [...new Set(results.flatMap(({ parts }) => Object.keys(parts)))]
  const source = sources.reduce((most, one) => (lead(one) > lead(most) ? one : most))
  return { source, winners, others }
}

/** Whoever stands there; partners stand there together, of equals one is enough. */
function sideAt(place: number, results: Result[]): Result[] {
  const there = results.filter((result) => result.place === place)
  return there[0] && there[0].team < 0 && place > 1 ? [there[0]] : there
}
