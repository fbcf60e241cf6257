/** The desk: the one object a board talks to.
 *
 * Draw `view` (and `ahead`, what it would become). Mark what `can(move)` be chosen, spread
 * `choice(move)` onto whatever chooses it; that is all a board does about a decision. A decision
 * in parts goes on by itself: `options` are the answers to the part that is open, `draft` what was
 * picked before. Nothing is sent before the player confirms in the prompt line (`send`).
 *
 *   const { desk }: BoardProps<DragonDesk> = $props()
 *   <button {...desk.choice({ move: "act", action })} {@attach desk.anchor(`action/${action}`)}>
 *     {desk.say(`action-${action}`)}
 *     {#if desk.previewOf(move)?.view.princes[desk.reader].rice …}
 *
 * Everything here is reactive: read it in markup or `$derived`. `view` and the previews are
 * raw (never proxied, never to be changed). `reader` is -1 for a spectator: then `own` is null.
 *
 * Three things move at their own speed: the ply the server is at (`Playback.heard`), the ply that is
 * drawn (`ply`), and the moves that were sent. What may be done follows from the three of them:
 *
 *   deciding   the drawn turn asks the reader, the server still asks the same, nothing is sent:
 *              `mayDecide`. The only state in which anything can be picked or sent.
 *   sent       from `send` until the ply it has led to is drawn: `sending`. Draft, question and
 *              previews stay as they were sent, whatever plies are drawn meanwhile, so that nothing
 *              flickers back. A refusal leads back to deciding, with the draft as far as it fits.
 *   outdated   the server has gone past the question without an answer from here (a clock ran out,
 *              another window answered), and that is not drawn yet: nothing can be picked.
 *   watching   the drawn turn asks others, or nobody.
 *
 * `myTurn` is true in the first three: a board keeps its layout until what was decided is drawn.
 */
import type { Attachment } from 'svelte/attachments'
import { Anchors } from '@/table/motion/anchors'
import type { BoardModule } from '@/table/board'
import { choice, inVain, pointing } from './choice'
import { Composing, same, sameQuestion, type ServerLink } from './composing.svelte'
import { Selection, type WhenFull } from './selection.svelte'
import { toSeat } from '@/table/players/seats'
import { DeskTexts } from '@/table/texts/deskTexts'
import type { Explanation } from '@/table/texts/explanations'
import type {
  Block,
  Entry,
  GameTexts,
  Moment,
  Move,
  Preview,
  Reason,
  Remark,
  Seat,
  Turn,
} from '@/table/types'
import type { Seat as WireSeat } from '@/generated/wire'

const EVENTS = 300 // that are remembered: a round of any game

const NOBODY: Turn<never> = { question: '', seats: [], legal: [], undo: 'no' }

/* eslint-disable @typescript-eslint/no-explicit-any */
export class Desk<V = any, M extends Move = any, E extends Entry = any> extends DeskTexts<M> {
  /* eslint-enable @typescript-eslint/no-explicit-any */
  readonly game: string
  readonly board: BoardModule<V, M, E>
  readonly anchors = new Anchors()

  /** The table as it is drawn now: what was seen to happen, not what the server is already at. */
  view = $state.raw<V>() as V
  ply = $state(0)
  reader = $state(-1)
  /** Who has to decide what. `turn.legal` is empty unless it is the reader, and not held back. */
  turn = $state.raw<Turn<M>>(NOBODY)
  /** Who sits where, as they are to be called. */
  seats: Seat[] = $derived.by(() => this.#wireSeats.map(toSeat))
  /** The options the table was made with. */
  options = $state.raw<Record<string, unknown>>({})
  /** What happened, as far as it was seen: the last events, for a board that shows how a trick or a
   * fight came about. */
  events = $state.raw<E[]>([])
  /** The move a hint suggests: ring it. */
  hint = $state.raw<M | null>(null)
  /** Goes up whenever the reader has nothing left to decide. */
  turnNumber = $state(0)
  #turns = 0
  /** What is picked was sent, and what it has led to is not drawn yet. */
  sending = $state(false)
  /** The ply it has led to, once the server has said so. */
  sentPly: number | null = null
  /** The event that is on its way across the table, null while nothing moves. */
  playing = $state.raw<E | null>(null)
  /** Why nothing may be chosen even by who is asked. */
  blockedBy = $state<Block>(null)
  /** What is said beside a piece that was tapped, such as why it is not allowed, until something else
   * is done. */
  remark = $state.raw<Remark | null>(null)
  /** The person wants no motion (system or setting). */
  still = $state(false)

  #wireSeats = $state.raw<WireSeat[]>([])
  #link: ServerLink<V, M, E> | null
  #composing: Composing<V, M, E>
  #turn: Turn<M> = NOBODY // the turn as the server has put it at the drawn ply
  #shownSince = false // something was shown while it was on its way
  #sentFrom = $state.raw<V | null>(null) // what the question was about that was answered
  #outdated = $state(false)

  constructor(
    game: string,
    board: BoardModule<V, M, E>,
    texts: () => GameTexts,
    link: ServerLink<V, M, E> | null,
  ) {
    super(texts)
    this.game = game
    this.board = board
    this.#link = link
    this.#composing = new Composing<V, M, E>(
      () => this.#link,
      () => board.goesOn?.bind(board) ?? ((from, _move, to) => from === to),
    )
  }

  // --- the table ---------------------------------------------------------------------------------

  /** Shows this moment; `restart`: nothing before it counts. */
  show(moment: Moment<V, M>, restart = false): void {
    const played = this.sentPly !== null && (restart || moment.ply >= this.sentPly)
    if (played) this.#release()
    this.view = moment.view
    this.remark = null
    this.ply = moment.ply
    this.reader = moment.reader
    this.#outdated = false
    this.ask(moment.turn)
  }

  /** Puts this question; what was picked stays as far as it is still an answer to it. While
   * something is sent, the question it answers stays, and only who else is asked changes. */
  ask(turn: Turn<M>): void {
    if (!sameQuestion(this.#turn, turn)) this.hint = null
    this.#turn = turn
    if (this.sending) {
      this.#shownSince = true
      this.turn = { ...turn, question: this.turn.question, legal: this.turn.legal }
      return
    }
    this.turn = this.blockedBy ? { ...turn, legal: [] } : turn
    this.#composing.begin(this.myTurn ? this.turn : null)
    if (!this.myTurn) this.turnNumber = ++this.#turns
  }

  /** The server puts this question now, though an earlier ply is drawn. */
  hear(turn: Turn<M>): void {
    if (this.myTurn && !sameQuestion(this.#turn, turn)) this.#outdated = true
  }

  /** Holds the reader back from choosing, or lets go: then the same is asked again. */
  block(why: Block): void {
    if (why === this.blockedBy) return
    this.blockedBy = why
    this.hint = null
    if (!this.sending) this.ask(this.#turn)
  }

  /** Events are seen to happen; `restart`: they replace all others. */
  addEvents(events: E[], restart = false): void {
    this.events = [...(restart ? [] : this.events), ...events].slice(-EVENTS)
  }

  setSeats(seats: WireSeat[]): void {
    this.#wireSeats = seats
  }

  /** The reader's seat, null for a spectator. */
  get own(): number | null {
    return this.reader >= 0 ? this.reader : null
  }

  /** The reader is asked, or was and the answer is not drawn yet. */
  get myTurn(): boolean {
    return this.turn.legal.length > 0
  }

  /** The reader has to decide now, and can. */
  get mayDecide(): boolean {
    return this.myTurn && !this.sending && !this.#outdated
  }

  isDeciding(seat: number): boolean {
    return this.turn.seats.includes(seat) && !(this.sending && seat === this.reader)
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? ''
  }

  // --- the decision ------------------------------------------------------------------------------

  /** The question of the part that is open (or answered last). */
  get question(): string {
    return this.#composing.steps.at(-1)?.question ?? this.turn.question
  }

  get legal(): M[] {
    return this.#composing.legal
  }

  get draft(): M[] {
    return this.#composing.draft
  }

  /** All parts are picked; `send` sends them. */
  get ready(): boolean {
    return this.#composing.ready
  }

  /** Some parts are picked and another one is asked. */
  get composing(): boolean {
    return this.#composing.open
  }

  get hovered(): M | null {
    return this.#composing.hovered
  }

  /** What the move under the pointer, or else the draft, would bring. */
  get preview(): Preview<V, M, E> | null {
    return this.#composing.preview
  }

  /** What the draft would bring, whatever the pointer is over. */
  get draftPreview(): Preview<V, M, E> | null {
    return this.#composing.draftPreview
  }

  /** The view as `preview` has it, null while nothing is picked or pointed at. */
  get previewView(): V | null {
    return this.preview?.view ?? null
  }

  /** The view in which the open part (or the last one) is answered: with those picked before
   * played out. */
  get draftView(): V {
    return this.#composing.questionPreview?.view ?? this.view
  }

  previewOf(move: M): Preview<V, M, E> | null {
    return this.#composing.previewOf(move)
  }

  /** Whether this may be picked: for the part that is open, or instead of an earlier one. */
  can(move: M): boolean {
    return this.mayDecide && this.#composing.can(move)
  }

  /** Whether this answers the part that is open. */
  answersQuestion(move: M): boolean {
    return this.#composing.answersQuestion(move)
  }

  isChosen(move: M): boolean {
    return this.#composing.isChosen(move)
  }

  hover(move: M | null): void {
    if (this.sending) return
    this.#composing.hovered = move && this.#composing.can(move) ? move : null
  }

  /** This is no longer pointed at. Another one may be by now: a click that takes the focus off one
   * piece must not change the piece it is about to land on, or the browser drops the click. */
  unhover(move: M): void {
    if (same(this.hovered, move)) this.hover(null)
  }

  pick(move: M): void {
    this.remark = null
    if (this.mayDecide) this.#composing.pick(move)
  }

  /** Says beside a piece why its move is not allowed now. */
  async askWhy(move: M, at: Element): Promise<void> {
    this.remark = null
    const { ply } = this
    const reason = await this.#reasonAgainst(move)
    if (reason && at.isConnected && ply === this.ply)
      this.remark = { text: this.objectionText(reason), rule: reason.rule, at }
  }

  /** The same for the tip of a piece under the pointer, with the rule by its number. */
  async whyNot(move: M): Promise<string> {
    const reason = this.mayDecide && !this.can(move) ? await this.#reasonAgainst(move) : null
    if (!reason) return ''
    const rule = reason.rule && this.say('desk-rule', { rule: reason.rule })
    return `${this.objectionText(reason)} ${rule}`.trim()
  }

  /** The parts picked before count as made. */
  async #reasonAgainst(move: M): Promise<Reason | null> {
    if (!this.#link?.whyNot || this.own === null || this.sending || this.blockedBy) return null
    const made = this.composing ? this.draft : this.draft.slice(0, -1)
    return this.#link.whyNot([...made, move])
  }

  /** Takes a part of the draft out again. */
  drop(move: M): void {
    if (this.mayDecide) this.#composing.drop(move)
  }

  back(): void {
    if (this.mayDecide) this.#composing.back()
  }

  clear(): void {
    if (this.mayDecide) this.#composing.clear()
  }

  /** The only answer there is, as long as it is not picked. */
  get onlyAnswer(): M | null {
    const sole = this.mayDecide && this.draft.length === 0 && this.legal.length === 1
    return sole ? this.legal[0]! : null
  }

  /** What the gold button does: sends what is picked, or the only answer there is. */
  async answer(): Promise<void> {
    if (this.onlyAnswer) {
      this.pick(this.onlyAnswer)
      await this.#composing.foreseen()
    }
    await this.send()
  }

  /** What was sent stays in sight until the table is drawn as it left it. */
  async send(): Promise<void> {
    if (!this.ready || !this.mayDecide || !this.#link) return
    this.#sentFrom = this.draftView
    this.sending = true
    this.#shownSince = false
    this.#composing.hovered = null
    try {
      this.sentPly = await this.#link.move(this.draft)
    } finally {
      if (this.sentPly === null) this.#refuse()
    }
    if (this.sentPly !== null && this.ply >= this.sentPly) {
      this.#release()
      this.ask(this.#turn)
    }
  }

  /** What was sent has been played and drawn. */
  #release(): void {
    this.sentPly = null
    this.sending = false
    this.#composing.clear()
  }

  #refuse(): void {
    this.sending = false
    if (this.#shownSince) this.ask(this.#turn)
  }

  /** Everything an element needs to stand for a move; spread it onto a button (or, in SVG, onto a
   * `<g role="button" tabindex="0">`). Style by `[data-may]` (the gold rim: it
   * answers what is asked now), `[data-chosen]`, `[data-hint]`. */
  choice(move: M) {
    return choice(this, move)
  }

  /** For a piece that is a button only while its move is allowed: spread it onto what is drawn
   * instead, and a tap says why not. */
  inVain(move: M) {
    return inVain(this, move)
  }

  /** The part of `choice` that shows what the move under the pointer or the focus would bring. */
  pointing(move: M) {
    return pointing(this, move)
  }

  /** Choosing a move that takes several pieces: `piecesOf` tells which, null for other moves. */
  selection<P>(piecesOf: (move: M) => readonly P[] | null, whenFull?: WhenFull) {
    return new Selection<P, V, M, E>(this, piecesOf, whenFull)
  }

  // --- words and places --------------------------------------------------------------------------

  override label(move: M): string {
    return this.board.label?.(this, move) ?? super.label(move)
  }

  /** What has to be decided now, in one sentence. */
  get prompt(): string {
    const about = this.sending ? this.#sentFrom : this.draftView
    return this.question ? this.texts().prompt(this.question, about) : ''
  }

  /** The things in sight that have an explanation, with it. */
  explanations(): Explanation[] {
    return this.texts().explanations(this.view, this.options)
  }

  /** Says where a piece or a place is, for motion: `{@attach desk.anchor("seat/1/rice")}`. Names go
   * from the whole to the part with "/" between; see `Flight`. */
  anchor(name: string): Attachment<Element> {
    return this.anchors.at(name)
  }
}

export type { Entry, Preview, ServerLink, Moment, Move, Seat, Turn, GameTexts }
export { same }
