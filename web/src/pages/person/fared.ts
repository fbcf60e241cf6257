// How somebody has fared, from their records and their finished games.
import type { GameRecord, TableSummary } from '@/generated/wire'

export interface Total {
  games: number
  won: number
}

export function total(records: readonly GameRecord[]): Total {
  return {
    games: records.reduce((sum, record) => sum + record.games, 0),
    won: records.reduce((sum, record) => sum + (record.places[0] ?? 0), 0),
  }
}

/** The mean of all places taken; null before the first game. */
export function meanPlace({ places }: GameRecord): number | null {
  const games = places.reduce((sum, count) => sum + count, 0)
  return games ? places.reduce((sum, count, i) => sum + count * (i + 1), 0) / games : null
}

/** How often bots of each level came in behind the reader, of these games played to the end. */
export function beaten(tables: readonly TableSummary[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { seats, results, reason } of tables) {
    const own = results?.find(({ seat }) => seats[seat]?.mine)
    if (!own || reason !== 'played') continue
    const levels = results!.filter(({ place }) => place > own.place).map(({ seat }) => seats[seat])
    for (const level of new Set(levels.map((seat) => seat?.level)))
      if (level) counts.set(level, (counts.get(level) ?? 0) + 1)
  }
  return counts
}
