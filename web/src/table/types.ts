/** The wire's types under the names the table uses, and what the table adds to them. */
import type {
  Entry,
  Preview as WirePreview,
  Reason,
  Move,
  Seat as WireSeat,
  Turn as WireTurn,
} from '@/generated/wire'

import type { Explanation } from '@/table/texts/explanations'

export type { Entry, Move, Reason }

export interface Turn<M extends Move = Move> extends Omit<WireTurn, 'legal'> {
  legal: M[]
}

/** What would come of a line of own moves: where it stopped and the table as it would be then. */
export interface Preview<V = unknown, M extends Move = Move, E extends Entry = Entry> extends Omit<
  WirePreview,
  'view' | 'turn' | 'journal'
> {
  view: V
  journal: E[]
  turn: Turn<M> | null
}

/** What the table looks like at one moment: of a live table, of a replay. */
export interface Moment<V, M extends Move = Move> {
  ply: number
  reader: number
  view: V
  turn: Turn<M>
}

/** The game is paused, or a bot plays the reader's seat. */
export type Block = 'paused' | 'away' | null

export const SHAPES = ['circle', 'diamond', 'triangle', 'hexagon', 'clover', 'square'] as const
export type Shape = (typeof SHAPES)[number]

/** Who sits where, with the sign of the seat. `tint` is 1 to 6: `var(--seat-1)`. */
export interface Seat extends WireSeat {
  tint: number
  shape: Shape
}

/** The words of one game and of the shell in the language that is set (`words/`). */
export interface GameTexts {
  say(key: string, values?: Record<string, string | number>): string
  has(key: string): boolean
  sentence(entry: Entry): string
  effect(entry: Entry): string
  label(move: Move): string
  prompt(question: string, view: unknown): string
  objection(reason: Reason): string
  /** The things in sight that have an explanation, with it. */
  explanations(view: unknown, options: Record<string, unknown>): Explanation[]
}

/** A sentence beside a piece on the table, with the rule it follows from. */
export interface Remark {
  text: string
  rule?: string
  at: Element
}
