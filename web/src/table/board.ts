/** What a game brings to the table. A board module (`web/src/games/<id>/index.ts`) default-exports
 * one `BoardModule`; the frame draws everything round it. The board talks to the table only
 * through the desk (`desk.svelte.ts`) it gets as a prop. */
import type { Component } from 'svelte'
import type { Entry, Move, Preview, Seat, Turn } from './types'
import type { Sound } from '@/table/sound/sounds'
import type { Desk } from '@/table/desk/desk.svelte'

/** A piece on its way. Names are those given to `desk.anchor(name)`, parts divided by "/": if
 * `seat/2/palace/4` is not on the screen, `seat/2/palace` is taken, then `seat/2`, which the
 * frame itself gives to each player's panel (and `own` to the own area, `prompt` to the prompt).
 * Without `from` the piece drops in at `to`; without `to` it bows and fades at `from`. */
export interface Flight {
  from?: string
  to?: string
  /** What flies: a symbol of a sprite (`#p-monk`), in a seat's colour if `seat` is given. Without
   * a piece a copy of what stands at `from` flies. */
  piece?: { symbol: string; seat?: number; width?: number; height?: number }
  /** Step by step over these places, the first included, standing on them. */
  along?: string[]
  /** It is a move: what stands at `from` is hidden, and the piece stays where it came to until the
   * table is drawn as it is after the ply. */
  stays?: boolean
  /** How many pieces like it fly, 60 ms apart. */
  count?: number
  /** How: along an arc (usual), turning over on the way, or only a pale ring at `to`. */
  how?: 'arc' | 'flip' | 'ring'
}

/** A text of the game's `.ftl` with its values. */
export interface Say {
  key: string
  values?: Record<string, string | number>
}

/** What a player has done or will do this phase; `short`: the key of the same in a word, where there is
 * room for no more. */
export interface State extends Say {
  short: string
}

/** A tab of the phone layout. `icon` is a symbol id (`#i-scroll`). The board gets the open tab's
 * id as its prop `tab`; the frame adds the tab of the log itself. */
export interface Tab {
  id: string
  icon: string
  label: Say
}

/** The words of the prompt line where the game can tell more than the texts by themselves. */
export interface PromptWords {
  title?: string
  sentence?: string
  /** What it would bring or cost beyond the sentence. */
  consequence?: string
  /** On the gold button. */
  confirm?: string
  /** On the button next to it. */
  back?: string
}

/** Props of `Board` and `Own`: on a phone `tab` is the open tab, otherwise null and all is shown. */
export interface BoardProps<D> {
  desk: D
  tab: string | null
}

/** Props of `Panel`: what is public of one player, under the name. `compact` on narrow screens
 * (the strip and the phone chips): goods in one line, nothing else. */
export interface PanelProps<D> {
  desk: D
  seat: number
  compact: boolean
}

// Boards are written against the types of their own game; the frame treats all alike.
/* eslint-disable @typescript-eslint/no-explicit-any */
export interface BoardModule<V = any, M extends Move = any, E extends Entry = any> {
  /* eslint-enable @typescript-eslint/no-explicit-any */
  /** The middle of the table, above the prompt line. */
  Board: Component<BoardProps<Desk<V, M, E>>>
  /** The reader's own area, below the prompt line. Not drawn for a spectator. */
  Own?: Component<BoardProps<Desk<V, M, E>>>
  Panel: Component<PanelProps<Desk<V, M, E>>>
  /** In the prompt line beside the question: answers that are neither a piece nor a button of one
   * word, as how much is paid. */
  Answers?: Component<{ desk: Desk<V, M, E> }>
  /** Those of the moves that `Answers` shows. */
  answers?(options: M[]): M[]
  /** In the bar beside the phases, where there is room: who acts when. */
  Strip?: Component<{ desk: Desk<V, M, E> }>
  /** The moment the game ends, as a picture: for who won, for who came last, for anybody else. It
   * shows the pieces of `seat`, the winner or the last, and fills the frame it is given, five wide and
   * two high. It comes when it is wanted. */
  Ending?(): Promise<{
    default: Component<{ won: boolean; last: boolean; seat: Seat | undefined }>
  }>
  /** Which of the two takes the height that is left: the own area (usual) or the board. */
  grows?: 'board' | 'own'

  /** The section of the rules page that tells of each kind of thing: `person`, `action`. */
  sections?: Record<string, string>

  /** What an event of the journal moves across the table. `before` is the view that is drawn,
   * `after` the one that will be when all events of the ply have been shown. */
  flights(entry: E, before: V, after: V): Flight[]

  /** What an event of the journal sounds like, if anything. */
  sounds?: Partial<Record<E['event'], Sound>>

  /** Seats in turn order as things stand; the panels follow it. */
  order(view: V): number[]
  /** The number on the red seal. */
  points(view: V, seat: number): number | null
  /** Where the game stands, for the bar: "Month 7 of 12". */
  round(view: V): Say
  /** The phases of a round, the one that is on marked. */
  phases(view: V): { label: Say; on: boolean }[]
  /** What a player has done or will do this phase, in words: "has acted", "acts next". */
  state?(view: V, seat: number): State | null
  /** Whether the log draws a rule with this entry as heading (a new month, a new round). */
  chapter(entry: E): boolean
  /** Whether a new round begins with this entry, where chapters are shorter than that. */
  beginsRound?(entry: E): boolean
  /** What the round that ended has brought the reader, and why: texts of the game's `help`. */
  story?(desk: Desk<V, M, E>, round: E[]): Say[]
  /** What first-game help explains now, where that is not the question alone: finding a place is
   * another thing when there is none. */
  topic?(desk: Desk<V, M, E>): string | null
  /** Whether somebody has taken something from this seat with it: that is told for longer. */
  harms?(entry: E, seat: number): boolean
  /** Whether an entry says so little that the log leaves it out. */
  silent?(entry: E): boolean

  /** Whether the own question `to`, reached by `move`, is a part of the decision that began with
   * `from` (floors after "build"), so that it is composed before anything is sent. If not given:
   * the same question asked again is. */
  goesOn?(from: string, move: M, to: string): boolean
  /** What a move is called, if more than its own text can tell: which card lies at a place. */
  label?(desk: Desk<V, M, E>, move: M): string | null
  /** What a hint calls a move whose label says too little away from its piece ("1"). */
  named?(desk: Desk<V, M, E>, move: M): string | null
  /** What speaks for the table a hint leads to by its move, `otherwise` being the one the next best
   * move would lead to: "saves 1 person in month 8". `likely`: what most often happens to the reader
   * after it. */
  reasons?(
    desk: Desk<V, M, E>,
    then: Preview<V, M, E>,
    otherwise: Preview<V, M, E> | null,
    move: M,
    likely: E[],
  ): string[]
  /** Whether the reasons for such a move say already that this happens. */
  tells?(move: M, entry: E): boolean
  /** Moves with no piece or place to click: buttons in the prompt line ("Pass", "Let it stand"). If
   * not given: those without any field. */
  aside?(options: M[], view: V): M[]
  /** What the button of such a move says, if more than the move's own text. */
  button?(desk: Desk<V, M, E>, move: M): string | null
  /** The prompt line, if it can say more than the texts. */
  prompt?(desk: Desk<V, M, E>): PromptWords | null

  tabs: Tab[]
  /** The tab that holds the decision now (it opens by itself). */
  tabOf(question: string, view: V): string
}

export type { Entry, Move, Turn }
