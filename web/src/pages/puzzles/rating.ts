/** How strong somebody is at the puzzles of a game: each puzzle is a game against it, as in chess. */
import type { PuzzleInfo, PuzzleResult } from '@/generated/wire'

export const BEGIN = 900
const SPREAD = 400 // points that make somebody ten times as likely to win
const QUICK = 60 // how far a result moves a rating that is young,
const SLOW = 24 // and one that is settled
const YOUNG = 10 // results

const WON = { solved: 1, second: 0.25, missed: 0 }

/** After these results, in their order. Puzzles that are gone count no more. */
export function ratingOf(results: PuzzleResult[], puzzles: PuzzleInfo[]): number {
  const known = new Map(puzzles.map((one) => [one.id, one.rating]))
  let rating = BEGIN
  let met = 0
  for (const { puzzle, score } of results) {
    const against = known.get(puzzle)
    if (against === undefined) continue
    const expected = 1 / (1 + 10 ** ((against - rating) / SPREAD))
    rating += (met < YOUNG ? QUICK : SLOW) * (WON[score] - expected)
    met++
  }
  return Math.round(rating)
}

/** The next puzzle of a training run: a little harder than what is just in reach, none twice. */
export function nextPuzzle(results: PuzzleResult[], puzzles: PuzzleInfo[]): PuzzleInfo | null {
  const met = new Set(results.map((one) => one.puzzle))
  const aim = ratingOf(results, puzzles) + STRETCH
  const left = puzzles.filter((one) => !met.has(one.id))
  return left.reduce<PuzzleInfo | null>(
    (best, one) => (best && Math.abs(best.rating - aim) <= Math.abs(one.rating - aim) ? best : one),
    null,
  )
}

const STRETCH = 50
