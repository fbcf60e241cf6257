/** Choosing a set: a move that takes several pieces at once is chosen by clicking them one by one,
 * in any order. Which pieces go together is read from the legal moves. */
import { same } from './composing.svelte'
import type { Desk } from './desk.svelte'
import type { Entry, Move } from '@/table/types'

/** What one more piece does when the chosen ones are a whole move that cannot grow: nothing, it
 * starts a new selection, or it takes the place of the oldest one. */
export type WhenFull = 'refuse' | 'restart' | 'slide'

export class Selection<P, V, M extends Move, E extends Entry = Entry> {
  #desk: Desk<V, M, E>
  #piecesOf: (move: M) => readonly P[] | null
  #whenFull: WhenFull
  /** Chosen, but no whole move yet. */
  #loose = $state.raw<readonly P[]>([])
  #turnNumber = 0 // the reader's turn they were chosen in

  constructor(
    desk: Desk<V, M, E>,
    piecesOf: (move: M) => readonly P[] | null,
    whenFull: WhenFull = 'refuse',
  ) {
    this.#desk = desk
    this.#piecesOf = piecesOf
    this.#whenFull = whenFull
  }

  /** The legal moves that are sets, with their pieces. */
  #sets = $derived.by(() =>
    this.#desk.turn.legal.flatMap((move) => {
      const pieces = this.#piecesOf(move)
      return pieces ? [{ move, pieces }] : []
    }),
  )

  /** The chosen pieces: those of the move that is picked, or those on the way to one. */
  pieces = $derived.by((): readonly P[] => {
    const picked = this.#desk.draft[0]
    const whole = picked && this.#piecesOf(picked)
    if (whole) return whole
    return this.#turnNumber === this.#desk.turnNumber ? this.#loose : []
  })

  /** Every piece that goes together with the chosen ones, these included. */
  #reachable = $derived(new Set(this.#around(this.pieces).flatMap(({ pieces }) => pieces)))

  /** The moves that take exactly the chosen pieces, in the order of the legal moves. */
  matches = $derived(this.#exactly(this.pieces))

  has(piece: P): boolean {
    return this.pieces.includes(piece)
  }

  /** Whether this goes together with the chosen pieces. */
  fits(piece: P): boolean {
    return this.#reachable.has(piece)
  }

  /** Whether a click on this piece does something. */
  can(piece: P): boolean {
    if (!this.#desk.mayDecide) return false
    return this.has(piece) || this.fits(piece) || (this.#isFull && this.#around([piece]).length > 0)
  }

  /** Takes a piece in or out. When the chosen ones are a move, it is picked; of several that take
   * the same pieces, the last. */
  toggle(piece: P): void {
    if (!this.can(piece)) return
    const next = this.#after(piece)
    this.#desk.clear()
    const move = this.#exactly(next).at(-1)
    this.#loose = move ? [] : next
    this.#turnNumber = this.#desk.turnNumber
    if (move) this.#desk.pick(move)
  }

  clear(): void {
    this.#loose = []
  }

  /** Everything an element needs to stand for a piece: see `Desk.choice`. */
  choice(piece: P, name: string) {
    const chosen = this.has(piece)
    const may = this.can(piece)
    const hint = this.#desk.hint && this.#piecesOf(this.#desk.hint)
    return {
      'data-move': name,
      'data-may': (may && !this.#isFull) || undefined,
      'data-chosen': chosen || undefined,
      'data-hint': hint?.includes(piece) || undefined,
      'aria-pressed': chosen,
      'aria-disabled': !may,
      onclick: () => this.toggle(piece),
      onpointerenter: () => this.#desk.hover(this.#completedBy(piece)),
      onpointerleave: () => this.#unhover(),
      onfocus: () => this.#desk.hover(this.#completedBy(piece)),
      onblur: () => this.#unhover(),
    }
  }

  get #isFull(): boolean {
    return (
      this.#whenFull !== 'refuse' &&
      this.matches.length > 0 &&
      this.#around(this.pieces).length === this.matches.length
    )
  }

  /** The chosen pieces after a click on this one. */
  #after(piece: P): readonly P[] {
    if (this.has(piece)) return this.pieces.filter((one) => one !== piece)
    const start = this.#whenFull === 'restart' && !this.fits(piece) ? this.pieces.length : 0
    for (let at = start; at < this.pieces.length; at++) {
      const next = [...this.pieces.slice(at), piece]
      if (this.#around(next).length > 0) return next
    }
    return [piece]
  }

  /** The move that this piece would complete. */
  #completedBy(piece: P): M | null {
    if (this.has(piece) || !this.fits(piece)) return null
    return this.#exactly([...this.pieces, piece]).at(-1) ?? null
  }

  /** What is pointed at elsewhere by now stays: a click there takes the focus off a piece here. */
  #unhover(): void {
    const { hovered } = this.#desk
    if (hovered && this.#sets.some(({ move }) => same(move, hovered))) this.#desk.hover(null)
  }

  /** The sets that hold all of these pieces. */
  #around(pieces: readonly P[]) {
    return this.#sets.filter((set) => pieces.every((piece) => set.pieces.includes(piece)))
  }

  #exactly(pieces: readonly P[]): M[] {
    return this.#around(pieces)
      .filter((set) => set.pieces.length === pieces.length)
      .map(({ move }) => move)
  }
}
