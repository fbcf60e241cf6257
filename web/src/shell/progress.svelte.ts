// What the visitor has learnt: kept in this browser, and under their name once they have one.
import { api } from '@/shell/api'
import { person } from '@/shell/me.svelte'

type Learnt = Record<string, string[]>

const KEPT = 'lorcha.learnt'
let learnt = $state.raw<Learnt>(stored())
let played = $state.raw<Record<string, number> | null>(null) // until the server has told

/** The lessons of a game that were done. */
export function lessonsDone(game: string): string[] {
  return learnt[game] ?? []
}

/** Whether the visitor has played this game here, as far as we know. */
export function hasPlayed(game: string): boolean {
  return (played?.[game] ?? 0) > 0 || kept(`lorcha.play.${game}`) !== null
}

/** Whether they have never finished one. */
export function isFirstGame(game: string): boolean {
  return played !== null && !played[game]
}

export function lessonDone(game: string, lesson: string): void {
  if (lessonsDone(game).includes(lesson)) return
  keep({ ...learnt, [game]: [...lessonsDone(game), lesson] })
  if (person()) void mergeProgress()
}

/** What was learnt here and what is known of the person become one. */
export async function mergeProgress(): Promise<void> {
  const progress = await api.progress(learnt).catch(() => null)
  if (!progress) return
  played = progress.played
  keep(progress.learnt)
}

function keep(now: Learnt): void {
  learnt = now
  try {
    localStorage.setItem(KEPT, JSON.stringify(now))
  } catch {
    // Private windows may refuse: then it is known as long as the page stands.
  }
}

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function stored(): Learnt {
  try {
    const read: unknown = JSON.parse(kept(KEPT) ?? '{}')
    if (typeof read !== 'object' || read === null) return {}
    return Object.fromEntries(
      Object.entries(read).filter((entry): entry is [string, string[]] => Array.isArray(entry[1])),
    )
  } catch {
    return {}
  }
}
