/** Choosing two people to begin with: one move in the rules, two clicks on the board. */
import type { DragonDesk, Move } from '../types'

type Pair = Extract<Move, { move: 'pair' }>

export class Pairing {
  #desk: DragonDesk
  #first = $state<string | null>(null)

  constructor(desk: DragonDesk) {
    this.#desk = desk
  }

  /** The one chosen while the second is still open. */
  get first(): string | null {
    return this.#desk.draft.length ? null : this.#first
  }

  get #picked(): Pair | null {
    const move = this.#desk.draft[0]
    return move?.move === 'pair' ? move : null
  }

  #pairs(): Pair[] {
    return this.#desk.turn.legal.filter((move): move is Pair => move.move === 'pair')
  }

  #with(person: string): Pair[] {
    return this.#pairs().filter((pair) => pair.first === person || pair.second === person)
  }

  #pair(one: string, other: string): Pair | undefined {
    return this.#with(one).find((pair) => pair.first === other || pair.second === other)
  }

  #chosen(person: string): boolean {
    const picked = this.#picked
    return picked ? picked.first === person || picked.second === person : this.#first === person
  }

  #may(person: string): boolean {
    if (this.#desk.sending) return false
    if (this.first && this.first !== person) return !!this.#pair(this.first, person)
    return this.#with(person).length > 0
  }

  /** A second click takes the first back; a third person starts over. */
  #click(person: string): void {
    if (!this.#may(person)) return
    const pair = this.first && this.first !== person ? this.#pair(this.first, person) : null
    if (pair) {
      this.#first = null
      this.#desk.pick(pair)
    } else {
      this.#first = this.#chosen(person) && !this.#picked ? null : person
      this.#desk.clear()
    }
  }

  #hover(person: string | null): void {
    const pair = person && this.first ? this.#pair(this.first, person) : null
    this.#desk.hover(pair ?? null)
  }

  /** What a tile needs to be half of a pair: see `Desk.choice`. */
  choice(person: string) {
    const hinted = this.#desk.hint
    const inHint = hinted?.move === 'pair' && (hinted.first === person || hinted.second === person)
    return {
      'data-move': `pair ${person}`,
      'data-may': (this.#may(person) && !this.#picked) || undefined,
      'data-chosen': this.#chosen(person) || undefined,
      'data-hint': inHint || undefined,
      'aria-pressed': this.#chosen(person),
      'aria-disabled': !this.#may(person),
      onclick: () => this.#click(person),
      onpointerenter: () => this.#hover(person),
      onpointerleave: () => this.#hover(null),
      onfocus: () => this.#hover(person),
      // A click on a palace takes the focus off a tile: what is pointed at there must stay.
      onblur: () => this.#desk.hovered?.move === 'pair' && this.#hover(null),
    }
  }
}
