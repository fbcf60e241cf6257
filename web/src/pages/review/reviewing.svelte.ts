// A game looked at again: one ply at a time, from one pair of eyes.
import type { Review, Snapshot } from '@/generated/wire'
import { api } from '@/shell/api'
import type { BoardModule } from '@/table/board'
import { Desk } from '@/table/desk/desk.svelte'
import { Journal } from '@/table/journal/journal.svelte'
import { Motion } from '@/table/motion/motion.svelte'
import { soundEvent } from '@/table/sound/events'
import type { Entry, GameTexts } from '@/table/types'

const KEPT = 60 // snapshots; a journal grows with the game

export class Reviewing {
  readonly desk: Desk
  readonly motion: Motion
  readonly journal = new Journal()
  ply = $state(0)
  seat = $state(-1)
  shown = $state(false)
  /** What the last move did. */
  latest = $state.raw<Entry[]>([])
  playing = $state(false)
  /** What is said of this moment, instead of what the last move did. */
  note = $state('')

  #kept = new Map<string, Promise<Snapshot>>()
  #wanted = 0
  #resting = false

  constructor(
    readonly review: Review,
    board: BoardModule,
    texts: () => GameTexts,
  ) {
    this.desk = new Desk(review.table.game, board, texts, null)
    this.motion = new Motion(this.desk.anchors)
    // Who is here now says nothing of the game.
    this.desk.setSeats(review.table.seats.map((seat) => ({ ...seat, present: true })))
    this.desk.options = review.table.options
  }

  /** Whose eyes may be borrowed: everybody's after the end, one's own before. */
  get eyes(): number[] {
    const { stage, seats } = this.review.table
    return seats.filter((seat) => stage === 'over' || seat.mine).map((seat) => seat.seat)
  }

  /** Shows a ply; going one step on, pieces fly and sound as they did. */
  async go(ply: number, seat = this.seat): Promise<void> {
    const to = Math.max(0, Math.min(this.review.plies, ply))
    const stepped = to === this.ply + 1 && seat === this.seat && this.shown
    this.ply = to
    this.seat = seat
    this.note = ''
    this.#resting = false
    const wanted = ++this.#wanted
    this.motion.skip()
    const snapshot = await this.#take(to, seat)
    if (wanted !== this.#wanted) return
    const latest = snapshot.journal.filter((entry) => entry.ply === to)
    if (stepped) await this.#fly(latest, snapshot)
    if (wanted === this.#wanted) this.#show(snapshot, latest)
    if (to < this.review.plies) void this.#take(to + 1, seat).catch(() => {})
  }

  /** Runs on by itself until it is stopped or the game is over. */
  async play(pause: number): Promise<void> {
    this.playing = true
    while (this.playing && this.ply < this.review.plies) {
      await this.go(this.ply + 1)
      await new Promise((rest) => setTimeout(rest, pause))
    }
    this.playing = false
  }

  /** Rests at the ply it has come to; what flies is there at once. */
  stop = (): void => {
    this.playing = false
    this.#resting = true
    this.motion.skip()
  }

  async #fly(latest: Entry[], snapshot: Snapshot): Promise<void> {
    const { board } = this.desk
    for (const entry of latest) {
      if (this.#resting) return
      soundEvent(board, entry)
      await this.motion.play(board.flights(entry, this.desk.view, snapshot.view))
    }
  }

  #show(snapshot: Snapshot, latest: Entry[]): void {
    const { ply, reader, view, turn } = snapshot
    this.desk.show({ ply, reader, view, turn })
    this.motion.settle()
    this.journal.begin(snapshot.journal)
    this.latest = latest
    this.shown = true
  }

  #take(ply: number, seat: number): Promise<Snapshot> {
    const key = `${seat}/${ply}`
    let coming = this.#kept.get(key)
    if (!coming) {
      coming = api.replay(this.review.table.id, ply, seat)
      coming.catch(() => this.#kept.delete(key))
      this.#kept.set(key, coming)
      const oldest = this.#kept.keys().next().value
      if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest)
    }
    return coming
  }
}
