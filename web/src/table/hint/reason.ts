/** Why a hint recommends a move, in words: what it brings, what most likely follows until the reader is
 * asked again, what of that the next best move would not bring, and how often each wins. */
import type { Candidate } from '@/generated/wire'
import { capital } from '@/words/texts'
import type { Desk, Move } from '@/table/desk/desk.svelte'

export interface Reason {
  move: string
  why: string
  odds: string
}

const LIKELY = 0.5 // of the futures: what happens less often is no reason
const MOST_EFFECTS = 3
const AS_GOOD = 2 // games of 100: a smaller difference is chance

export function reason(desk: Desk, candidates: readonly Candidate[]): Reason | null {
  const [best, ...others] = candidates
  if (!best) return null
  const rival = others.find((other) => named(desk, other.move) !== named(desk, best.move))
  const sure = [...facts(desk, best, rival), ...sureEffects(desk, best.move)]
  const likely = likelyEffects(desk, best).filter((effect) => !sure.includes(effect))
  const why = [
    sure.length && desk.say('desk-brings', { effects: capital(list(sure)) }),
    likely.length &&
      desk.say(sure.length ? 'desk-hint-likely' : 'desk-hint-expect', { effects: list(likely) }),
  ]
  return {
    move: named(desk, best.move),
    why: why.filter(Boolean).join(' ') || desk.say('desk-hint-quiet'),
    odds: odds(desk, best, rival, [...sure, ...likely]),
  }
}

const list = (effects: string[], most = MOST_EFFECTS): string => effects.slice(0, most).join(', ')

const named = (desk: Desk, move: Move): string =>
  capital(desk.board.named?.(desk, move) ?? desk.label(move))

/** What the game itself can say of the tables the two would lead to. */
function facts(desk: Desk, best: Candidate, rival: Candidate | undefined): string[] {
  const then = desk.previewOf(best.move)
  const otherwise = rival ? desk.previewOf(rival.move) : null
  return then && desk.board.reasons ? desk.board.reasons(desk, then, otherwise) : []
}

/** What the move brings whatever others do. */
function sureEffects(desk: Desk, move: Move): string[] {
  const own = (desk.previewOf(move)?.journal ?? []).filter((entry) => entry.seat === desk.reader)
  return [...new Set(own.map((entry) => desk.effect(entry)).filter(Boolean))]
}

/** What usually happens to the reader after it, each effect once. */
function likelyEffects(desk: Desk, { outlook }: Candidate): string[] {
  const likely = outlook.filter(({ share }) => share >= LIKELY)
  return [...new Set(likely.map(({ entry }) => desk.effect(entry)).filter(Boolean))]
}

function odds(desk: Desk, best: Candidate, rival: Candidate | undefined, mine: string[]): string {
  const wins = winsOf(desk, best)
  if (!rival) return desk.say('desk-hint-odds', { wins })
  const other = winsOf(desk, rival)
  const move = named(desk, rival.move)
  const effects = list(
    likelyEffects(desk, rival).filter((effect) => !mine.includes(effect)),
    2,
  )
  const even = Math.abs(wins - other) <= AS_GOOD
  const next = even
    ? desk.say('desk-hint-even', { move })
    : desk.say('desk-hint-next', { move, other })
  const than = effects ? desk.say('desk-hint-instead', { next, effects }) : `${next}.`
  return `${desk.say('desk-hint-odds', { wins })} ${than}`
}

const winsOf = (desk: Desk, candidate: Candidate): number =>
  Math.round((candidate.shares[desk.reader] ?? 0) * 100)
