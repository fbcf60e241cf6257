/** The playback of events at a live table: plies come in, each of their events is written down and
 * flies, and then the table is drawn as the ply left it.
 *
 * `heard` is the ply the server is at, `desk.ply` the one that is drawn; `behind` while they differ.
 * All that speaks of the game (board, prompt, panels, the end) speaks of the drawn ply. Of the plies
 * in between the desk learns one thing: whether they still put the question that is drawn.
 *
 * Pieces fly as long as they usually do, unless what is drawn would fall more than `lag` behind what
 * was heard last: then all that waits shares the time that is left, and what has none does not fly. */
import type { Ply, Snapshot } from '@/generated/wire'
import type { Desk } from '@/table/desk/desk.svelte'
import type { Journal } from '@/table/journal/journal.svelte'
import type { Motion } from '@/table/motion/motion.svelte'
import { soundEvent } from '@/table/sound/events'
import type { Entry } from '@/table/types'

const SHORTEST = 120 // ms: a flight nobody could follow is left out
const NO_FRAME = 50 // ms: a page nobody sees is not painted

/** When the page is painted next, or soon where it is not. */
function nextFrame(then: () => void): void {
  const frame = requestAnimationFrame(come)
  const late = setTimeout(come, NO_FRAME)
  function come(): void {
    cancelAnimationFrame(frame)
    clearTimeout(late)
    then()
  }
}

export interface PlaybackHost {
  /** Nothing of the table is in sight. */
  veiled(): boolean
  /** The table is to be drawn as this ply left it. */
  show(ply: Ply): void
  /** All that was heard is drawn. */
  arrived(): void
}

export class Playback {
  /** What has happened is being played. */
  busy = $state(false)
  /** The last ply received, -1 for none; what is drawn may be behind. */
  heard = $state(-1)
  /** How many ms what is drawn may be later than what was heard. */
  lag = 450

  #desk: Desk
  #motion: Motion
  #journal: Journal
  #host: PlaybackHost
  #queue: Ply[] = []
  #begun = 0 // how often the table was shown from a snapshot
  #catching = false // the next ply may skip some: it tells all that was missed
  #hurry = false
  #heardAt = 0
  #awaited = false // the page is about to be painted

  constructor(desk: Desk, motion: Motion, journal: Journal, host: PlaybackHost) {
    this.#desk = desk
    this.#motion = motion
    this.#journal = journal
    this.#host = host
  }

  /** More has happened than is drawn. */
  get behind(): boolean {
    return this.heard > this.#desk.ply
  }

  /** The ply from which on everything is to be told; the next message tells it all in one. */
  known(): number | null {
    this.#catching = this.heard >= 0
    return this.#catching ? this.heard : null
  }

  /** The table starts from a snapshot: motion under way ends. */
  begin(snapshot: Pick<Snapshot, 'ply' | 'journal'>): void {
    this.#catching = false
    this.#queue = []
    this.#begun++
    this.heard = snapshot.ply
    this.#desk.playing = null
    this.#motion.skip()
    this.#journal.begin(snapshot.journal)
    this.#desk.addEvents(snapshot.journal, true)
  }

  /** Takes the ply in; false where some before it were missed. */
  follow(ply: Ply): boolean {
    const caughtUp = this.#catching
    this.#catching = false
    if (ply.ply <= this.heard) return true
    if (ply.ply > this.heard + 1 && !caughtUp) return false
    this.heard = ply.ply
    this.#heardAt = performance.now()
    this.#queue.push(ply)
    this.#desk.hear(ply.turn)
    if (!this.#awaited) this.#go()
    return true
  }

  /** Without motion the first ply is drawn at once; those that come before the page has been
   * painted wait for each other, to be drawn in one. */
  #go(): void {
    const last = this.#queue.at(-1)
    const onTheWay = this.#still && last && last.ply < (this.#desk.sentPly ?? 0)
    if (!last || this.busy || onTheWay) return
    this.#awaited = this.#still
    if (this.#still)
      nextFrame(() => {
        this.#awaited = false
        this.#go()
      })
    void this.#advance()
  }

  /** Ends the motion under way and shows all that has happened. */
  skip(): void {
    this.#hurry = true
    this.#motion.skip()
  }

  get #still(): boolean {
    return this.#motion.speed === 0
  }

  /** One ply after another. Without motion nothing is waited for, so that all of it is one change
   * of the page. */
  async #advance(): Promise<void> {
    this.busy = true
    this.#hurry = false
    let before = this.#desk.view
    for (let ply = this.#queue.shift(); ply; ply = this.#queue.shift()) {
      const begun = this.#begun
      if (this.#still) this.#write(ply, before)
      else await this.#unfold(ply, before)
      before = begun === this.#begun ? ply.view : this.#desk.view
      if (begun !== this.#begun) continue // a snapshot has come in between
      const unseen = this.#still && this.#queue.length > 0
      if (!unseen) this.#show(ply)
    }
    this.busy = false
    this.#host.arrived()
  }

  #show(ply: Ply): void {
    this.#desk.playing = null
    this.#host.show(ply)
    for (const later of this.#queue) this.#desk.hear(later.turn)
  }

  /** All events at once; where they happened is ringed. */
  #write(ply: Ply, before: unknown): void {
    const animate = this.#animates
    for (const entry of ply.journal) {
      this.#journal.add(entry, before, ply.view)
      this.#sound(entry)
      if (animate) this.#motion.ring(this.#desk.board.flights(entry, before, ply.view))
    }
    this.#desk.addEvents(ply.journal)
  }

  /** Event by event, each with its flights. */
  async #unfold(ply: Ply, before: unknown): Promise<void> {
    const events = ply.journal.map((entry) => ({
      entry,
      flights: this.#desk.board.flights(entry, before, ply.view),
    }))
    let left = events.filter((event) => event.flights.length).length
    for (const { entry, flights } of events) {
      this.#journal.add(entry, before, ply.view)
      this.#desk.addEvents([entry])
      this.#sound(entry)
      if (!flights.length) continue
      const time = this.#timeFor(left--)
      if (!this.#animates || time < SHORTEST) continue
      if (!this.#desk.board.silent?.(entry)) this.#desk.playing = entry
      await this.#motion.play(flights, time)
    }
  }

  #sound(entry: Entry): void {
    if (this.#animates) soundEvent(this.#desk.board, entry)
  }

  /** For the next of so many events of this ply, with those of the plies that wait. */
  #timeFor(events: number): number {
    const waiting = this.#queue.reduce((sum, ply) => sum + ply.journal.length, 0)
    return (this.#heardAt + this.lag - performance.now()) / (events + waiting)
  }

  get #animates(): boolean {
    return !this.#hurry && !this.#host.veiled()
  }
}
