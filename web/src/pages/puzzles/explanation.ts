/** What is said of a puzzle once it is over: how often the better decision wins, and which parts of the
 * score it is expected to change. */
import type { PuzzleSolution, WorseDecision } from '@/generated/wire'
import { same, type Desk, type Move } from '@/table/desk/desk.svelte'
import { expectedParts } from '@/table/texts/worth'
import { capital } from '@/words/texts'
import { say } from '@/words/words.svelte'

/** A decision in words. */
export function named(desk: Desk, moves: Move[]): string {
  return capital(
    moves.map((move) => desk.board.named?.(desk, move) ?? desk.label(move)).join(' · '),
  )
}

/** What the best decision is compared with: what was tried, if it was among the tempting ones. */
export function rival(solution: PuzzleSolution, tried: Move[]): WorseDecision | null {
  const chosen = solution.worse.find((one) => same(one.moves[0], tried[0]))
  return chosen ?? solution.worse[0] ?? null
}

/** Russian quotation marks inside others are low and high ones. */
const quotable = (words: string): string => words.replaceAll('«', '„').replaceAll('»', '“')

export function explanation(desk: Desk, solution: PuzzleSolution, tried: Move[]): string {
  const other = rival(solution, tried)
  const wins = Math.round(100 * solution.wins)
  if (!other) return say('puzzle-wins', { wins })
  const less = Math.round(100 * other.wins)
  const compared = say('puzzle-wins-more', {
    wins,
    other: quotable(named(desk, other.moves)),
    less,
  })
  const parts = expectedParts(desk, other.parts)
  return parts ? `${compared} ${say('puzzle-parts', { parts })}` : compared
}
