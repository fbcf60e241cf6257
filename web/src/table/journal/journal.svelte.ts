/** The log: the last events of the journal as they were seen, with the views round them so that a
 * line can be shown again. It forgets the oldest lines; the whole game is in the review. */
import type { Entry } from '@/table/types'

const LINES = 240
const REMEMBERED = 80 // lines whose views are kept
const SPOKEN = 6

export interface JournalLine {
  number: number
  entry: Entry
  /** The table before and after the ply; null where it is too long ago. */
  before: unknown
  after: unknown
}

export class Journal {
  lines = $state.raw<JournalLine[]>([])
  /** Lines were forgotten: the table is older than the log. */
  cut = $state(false)
  /** What a screen reader is told: the latest lines only. */
  spoken = $state.raw<JournalLine[]>([])
  #count = 0

  /** All that was written before one came, or after something was taken back. */
  begin(journal: Entry[]): void {
    this.cut = journal.length > LINES
    this.lines = journal.slice(-LINES).map((entry) => this.#line(entry, null, null))
    this.spoken = []
  }

  add(entry: Entry, before: unknown, after: unknown): void {
    const line = this.#line(entry, before, after)
    const lines = [...this.lines, line]
    if (lines.length > LINES) this.cut = true
    this.lines = lines
      .slice(-LINES)
      .map((old, at, all) =>
        old.after && at < all.length - REMEMBERED ? { ...old, before: null, after: null } : old,
      )
    this.spoken = [...this.spoken, line].slice(-SPOKEN)
  }

  #line(entry: Entry, before: unknown, after: unknown): JournalLine {
    return { number: this.#count++, entry, before, after }
  }
}
