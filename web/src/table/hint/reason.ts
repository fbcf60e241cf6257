/** Why a hint recommends a move, in words: what it brings, what most likely follows until the reader is
 * asked again, what of that the next best move would not bring, and how often each wins. */
import type { Candidate } from '@/generated/wire'
import { summed } from '@/table/texts/effects'
import { capital } from '@/words/texts'
import type { Desk, Entry, Move } from '@/table/desk/desk.svelte'

export interface Reason {
  move: string
  why: string
  odds: string
}

const LIKELY = 0.5 // of the futures: what happens less often is no reason
const MOST_EFFECTS = 3
const MOST_LETTERS = 66 // of what is likely: more would push the players aside
const AS_GOOD = 2 // games of 100: a smaller difference is chance
const FAR_BEHIND = 10 // games of 100: below, one does not want to read how few

export function reason(desk: Desk, candidates: readonly Candidate[]): Reason | null {
  const [best, ...others] = candidates
  if (!best) return null
  const rival = others.find((other) => named(desk, other.move) !== named(desk, best.move))
  const sure = [...facts(desk, best, rival), ...sureEffects(desk, best.move)]
  const likely = likelyEffects(desk, best).filter((effect) => !sure.includes(effect))
  const events = likelyEvents(desk, best, likely)
  const why = [
    sure.length && desk.say('desk-brings', { effects: capital(list(sure)) }),
    events && desk.say(sure.length ? 'desk-hint-likely' : 'desk-hint-expect', { events }),
  ]
  return {
    move: named(desk, best.move),
    why: why.filter(Boolean).join(' ') || desk.say('desk-hint-quiet'),
    odds: odds(desk, best, rival, [...sure, ...likely]),
  }
}

/** What has commas of its own is parted from the rest by more. */
const list = (effects: string[], most = MOST_EFFECTS): string => {
  const few = effects.slice(0, most)
  return few.join(few.some((effect) => effect.includes(',')) ? '; ' : ', ')
}

const named = (desk: Desk, move: Move): string =>
  capital(desk.board.named?.(desk, move) ?? desk.label(move))

/** What the game itself can say of the tables the two would lead to. */
function facts(desk: Desk, best: Candidate, rival: Candidate | undefined): string[] {
  const then = desk.previewOf(best.move)
  const otherwise = rival ? desk.previewOf(rival.move) : null
  return then
    ? (desk.board.reasons?.(desk, then, otherwise, best.move, likelyEntries(best)) ?? [])
    : []
}

/** What the move brings whatever others do. */
function sureEffects(desk: Desk, move: Move): string[] {
  const own = (desk.previewOf(move)?.journal ?? []).filter((entry) => entry.seat === desk.reader)
  return worded(desk, own)
}

/** What usually happens to the reader after it, each effect once. */
function likelyEffects(desk: Desk, candidate: Candidate): string[] {
  const entries = likelyEntries(candidate)
  return worded(
    desk,
    entries.filter((entry) => !desk.board.tells?.(candidate.move, entry)),
  )
}

/** Those that bring one of these effects, told as the log would tell them: the first, and what else is
 * short enough. */
function likelyEvents(desk: Desk, { outlook }: Candidate, effects: string[]): string {
  const events = outlook
    .filter(({ share, entry }) => share >= LIKELY && effects.includes(desk.effect(entry)))
    .map(({ entry }) => within(desk, desk.sentence(entry)))
  return [...new Set(events)].reduce((told, event) => {
    const more = told ? `${told}; ${event}` : event
    return told && more.length > MOST_LETTERS ? told : more
  }, '')
}

/** A sentence as a part of another one: names keep their capital. */
function within(desk: Desk, sentence: string): string {
  const named = desk.seats.some((_, seat) => sentence.startsWith(desk.name(seat)))
  const text = sentence.replace(/[.!]$/, '')
  return named ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

const likelyEntries = ({ outlook }: Candidate): Entry[] =>
  outlook.filter(({ share }) => share >= LIKELY).map(({ entry }) => entry)

const worded = (desk: Desk, entries: Entry[]): string[] => [
  ...new Set(
    summed(entries)
      .map((entry) => desk.effect(entry))
      .filter(Boolean),
  ),
]

function odds(desk: Desk, best: Candidate, rival: Candidate | undefined, mine: string[]): string {
  const wins = winsOf(desk, best)
  const chance = desk.say(wins < FAR_BEHIND ? 'desk-hint-behind' : 'desk-hint-odds', { wins })
  if (!rival) return chance
  const next = nextBest(desk, rival, wins)
  const effects = list(
    likelyEffects(desk, rival).filter((effect) => !mine.includes(effect)),
    2,
  )
  return `${chance} ${effects ? desk.say('desk-hint-instead', { next, effects }) : `${next}.`}`
}

/** The best move is the one a search is surest of: the next one may have won a little more often in
 * fewer tries, which says only that it is about as good. */
function nextBest(desk: Desk, rival: Candidate, wins: number): string {
  const [move, other] = [named(desk, rival.move), winsOf(desk, rival)]
  if (other >= wins - AS_GOOD) return desk.say('desk-hint-even', { move })
  if (wins < FAR_BEHIND) return desk.say('desk-hint-second', { move })
  return desk.say('desk-hint-next', { move, other })
}

const winsOf = (desk: Desk, candidate: Candidate): number =>
  Math.round((candidate.shares[desk.reader] ?? 0) * 100)
