// How the visitor did at puzzles: kept in this browser, and under their name once they have one.
import type { PuzzleResult } from '@/generated/wire'
import { api } from '@/shell/api'
import { person } from '@/shell/me.svelte'

const KEPT = 'lorcha.puzzles'
const MOST = 400 // that are sent at once
let results = $state.raw<PuzzleResult[]>(stored())

/** The first results of the puzzles of a game, in the order in which they were met. */
export function resultsOf(game: string): PuzzleResult[] {
  return results.filter((one) => one.game === game)
}

export function resultOf(game: string, puzzle: string): PuzzleResult['score'] | null {
  return results.find((one) => one.game === game && one.puzzle === puzzle)?.score ?? null
}

/** The first result of a puzzle counts; true if this is it. */
export function rememberResult(result: PuzzleResult): boolean {
  if (resultOf(result.game, result.puzzle)) return false
  keep([...results, result])
  if (person()) void mergeResults()
  return true
}

/** What was solved here and what is known of the person become one. */
export async function mergeResults(): Promise<void> {
  const known = await api.puzzleResults(results.slice(-MOST)).catch(() => null)
  if (known) keep(known.results)
}

function keep(now: PuzzleResult[]): void {
  results = now
  try {
    localStorage.setItem(KEPT, JSON.stringify(now))
  } catch {
    // Private windows may refuse: then it is known as long as the page stands.
  }
}

function stored(): PuzzleResult[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(read) ? (read as PuzzleResult[]) : []
  } catch {
    return []
  }
}
