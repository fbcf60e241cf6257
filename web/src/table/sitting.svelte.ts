/** Sitting at a live table: what the server says goes to the desk, ply by ply with its motion;
 * what the person wants goes to the server, and a refusal is explained. */
import type {
  Advice,
  ChatLine,
  ClockFace,
  Ply,
  Proposal,
  Result,
  ServerMessage,
  Snapshot,
  TableCard,
} from '@/generated/wire'
import type { BoardModule } from './board'
import { Desk, type Foreseen, type Move, type Turn, type Voice } from './desk.svelte'
import { Live, Refusal, liveAddress, type Command, type Link } from './live'
import { Log, type Line } from './log.svelte'
import { Motion } from './motion.svelte'

const FAR_BEHIND = 4 // plies waiting: show them at once
const CHAT_LINES = 200
const SPECTATOR = -1

export class Sitting {
  readonly desk: Desk
  readonly motion: Motion
  readonly log = new Log()

  card = $state.raw() as TableCard
  clock = $state.raw<ClockFace | null>(null)
  /** The server's clock minus ours, in seconds. */
  ahead = $state(0)
  proposal = $state.raw<Proposal | null>(null)
  chat = $state.raw<ChatLine[]>([])
  unread = $state(0)
  watching = $state(0)
  link = $state<Link>('connecting')
  /** Why the last wish was not fulfilled: a code of the wire. */
  refused = $state<string | null>(null)
  hint = $state.raw<Advice[] | null>(null)
  thinking = $state(false)
  /** The seat the device is to be passed to; nothing of the table is drawn while it is set. */
  curtain = $state<number | null>(null)
  results = $state.raw<Result[] | null>(null)
  seed = $state<string | null>(null)
  /** What has happened is still being shown. */
  busy = $state(false)
  /** There is something to draw. */
  begun = $state(false)

  #live: Live
  #wanted: number
  #heard = -1 // the last ply received; what is drawn may be behind
  #decided = -1 // our own last decision led to this ply: what was asked on the way is answered
  #queue: Ply[] = []
  #begun = 0 // how often the table was laid afresh
  #catching = false // the next ply may skip some: it tells all that was missed
  #hurry = false

  constructor(card: TableCard, board: BoardModule, voice: () => Voice, live = Live) {
    this.card = card
    this.desk = new Desk(card.game, board, voice, {
      preview: (lines: Move[][]) => this.#preview(lines),
      move: (moves: Move[]) => this.#move(moves),
    })
    this.motion = new Motion(this.desk.anchors)
    this.#seat(card)
    const held = card.seats.filter((seat) => seat.mine).map((seat) => seat.seat)
    this.#wanted = this.shared ? SPECTATOR : (this.#hands[0] ?? held[0] ?? SPECTATOR)
    this.#live = new live({
      hear: (message) => this.#hear(message),
      address: () => liveAddress(card.id, this.#wanted, this.#known()),
      link: (state) => (this.link = state),
    })
  }

  start = (): void => this.#live.start()
  stop = (): void => {
    this.skip()
    this.#live.stop()
  }

  /** Several people share this device. */
  get shared(): boolean {
    return this.#hands.length > 1
  }

  // --- what the person wants ---------------------------------------------------------------------

  undo = (): Promise<boolean> => this.#wish({ type: 'undo', seat: this.desk.reader })
  propose = (what: 'end' | 'pause' | 'resume'): Promise<boolean> =>
    this.#wish({ type: 'propose', seat: this.desk.reader, what })
  answer = (yes: boolean): Promise<boolean> =>
    this.#wish({ type: 'answer', seat: this.desk.reader, yes })
  resign = (): Promise<boolean> => this.#wish({ type: 'resign', seat: this.desk.reader })
  leave = (): Promise<boolean> => this.#wish({ type: 'leave', seat: this.desk.reader })
  comeBack = (): Promise<boolean> => this.#wish({ type: 'come_back', seat: this.desk.reader })
  say = (text: string): Promise<boolean> => this.#wish({ type: 'say', text })

  askHint = async (): Promise<void> => {
    const { reader: seat, ply } = this.desk
    this.thinking = true
    try {
      const answer = await this.#live.ask({ type: 'hint', seat, ply })
      if (answer.type !== 'hinted' || ply !== this.desk.ply) return
      this.hint = answer.advice
      this.desk.hinted = answer.advice[0]?.move ?? null
    } catch (refusal) {
      this.#explain(refusal)
    } finally {
      this.thinking = false
    }
  }

  closeHint = (): void => {
    this.hint = null
    this.desk.hinted = null
  }

  /** The device has been passed on: now, and not before, the view of that seat is asked for. */
  liftCurtain = (): void => {
    if (this.curtain === null) return
    this.#wanted = this.curtain
    this.#heard = -1
    this.#catchUp()
  }

  /** Ends the motion under way and shows all that has happened. */
  skip = (): void => {
    this.#hurry = true
    this.motion.skip()
  }

  /** Shows once more what a line of the log tells. */
  again = async (line: Line): Promise<void> => {
    if (this.busy || this.motion.running) return
    const { view } = this.desk
    const flights = this.desk.board.flights(line.entry, line.before ?? view, line.after ?? view)
    await this.motion.play(flights)
    this.motion.settle()
  }

  // --- what the server says ----------------------------------------------------------------------

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        return this.#begin(message)
      case 'ply':
        return this.#follow(message)
      case 'seats':
        this.watching = message.watching
        this.#setClock(message.clock)
        return this.#seat({ ...this.card, seats: message.seats })
      case 'proposed':
        this.proposal = message.proposal
        return
      case 'chatted':
        return this.#chatted(message.line)
      case 'ended':
        this.seed = message.seed
        return this.#seat(message.table)
    }
  }

  /** The ply from which on everything is to be told; the next message tells it all in one. */
  #known(): number | null {
    this.#catching = this.#heard >= 0
    return this.#catching ? this.#heard : null
  }

  #catchUp(): void {
    this.#live.mention({ type: 'look', seat: this.#wanted, known: this.#known() })
  }

  #begin(snapshot: Snapshot): void {
    if (snapshot.reader !== this.#wanted) return
    this.#catching = false
    this.#queue = []
    this.#begun++
    this.#decided = -1
    this.#heard = snapshot.ply
    this.motion.skip()
    this.#seat(snapshot.table)
    this.#setClock(snapshot.clock)
    this.proposal = snapshot.proposal
    this.chat = snapshot.chat.slice(-CHAT_LINES)
    this.log.begin(snapshot.journal)
    this.desk.witness(snapshot.journal, true)
    this.curtain = null
    this.#show(snapshot.ply, snapshot.view, snapshot.turn as Turn)
    this.begun = true
    this.#handOver()
  }

  #follow(ply: Ply): void {
    const caughtUp = this.#catching
    this.#catching = false
    if (ply.ply <= this.#heard) return
    if (ply.ply > this.#heard + 1 && !caughtUp) return this.#catchUp()
    this.#heard = ply.ply
    this.#queue.push(ply)
    this.#setClock(ply.clock)
    const onTheWay = this.motion.speed === 0 && ply.ply < this.#decided
    if (!this.busy && !onTheWay) void this.#advance()
  }

  /** One ply after another: each event is written, flies, and then the table is as it left it. */
  async #advance(): Promise<void> {
    this.busy = true
    this.#hurry = false
    let before = this.desk.view
    for (let ply = this.#queue.shift(); ply; ply = this.#queue.shift()) {
      const begun = this.#begun
      await this.#pass(ply, before)
      before = begun === this.#begun ? ply.view : this.desk.view
      if (begun !== this.#begun) continue // a snapshot has come in between
      if (ply.results) this.results = ply.results
      const unseen = this.motion.speed === 0 && this.#queue.length > 0
      if (!unseen) this.#show(ply.ply, ply.view, this.#open(ply))
    }
    this.busy = false
    this.#handOver()
  }

  /** What is still to be decided; nothing, where our own next move has already answered it. */
  #open(ply: Ply): Turn {
    const turn = ply.turn as Turn
    return ply.ply < this.#decided ? { ...turn, legal: [] } : turn
  }

  async #pass(ply: Ply, before: unknown): Promise<void> {
    const events = ply.journal.map((entry) => ({
      entry,
      flights: this.desk.board.flights(entry, before, ply.view),
    }))
    const haste = Math.max(1, events.filter((event) => event.flights.length).length / 6)
    for (const { entry, flights } of events) {
      this.log.add(entry, before, ply.view)
      this.desk.witness([entry])
      const shown = !this.#hurry && this.#queue.length < FAR_BEHIND && this.curtain === null
      if (!shown) continue
      if (this.motion.speed === 0) this.motion.ring(flights)
      else if (flights.length) await this.motion.play(flights, haste)
    }
  }

  #show(ply: number, view: unknown, turn: Turn): void {
    this.hint = null
    this.refused = null
    this.motion.settle()
    this.desk.show({ ply, view, turn, reader: this.#wanted })
  }

  /** After a lost line the last things said are said again. */
  #chatted(line: ChatLine): void {
    if (this.chat.some((known) => known.number === line.number)) return
    this.chat = [...this.chat, line].slice(-CHAT_LINES)
    this.unread++
  }

  #seat(card: TableCard): void {
    this.card = card
    this.results = card.results ?? this.results
    this.desk.agreed = card.options
    this.desk.seat(card.seats)
  }

  #setClock(clock: ClockFace | null): void {
    this.clock = clock
    if (clock) this.ahead = clock.at - Date.now() / 1000
  }

  /** The seats of people at this device, those excepted for whom a bot sits in. */
  get #hands(): number[] {
    return this.card.seats.filter((seat) => seat.mine && !seat.level).map((seat) => seat.seat)
  }

  /** The curtain falls before the next seat's view is asked for. */
  #handOver(): void {
    const hands = this.#hands
    const { seats } = this.desk.turn
    if (hands.length < 2 || seats.includes(this.desk.reader)) return
    const next = hands.find((seat) => seats.includes(seat))
    if (next !== undefined) this.curtain = next
    else if (this.desk.reader === SPECTATOR) this.curtain = hands[0]!
  }

  // --- the way there -----------------------------------------------------------------------------

  async #preview(lines: Move[][]): Promise<Foreseen[]> {
    const { reader: seat, ply } = this.desk
    const answer = await this.#live.ask({ type: 'preview', seat, ply, lines })
    return answer.type === 'preview' ? (answer.lines as Foreseen[]) : []
  }

  #move(moves: Move[]): Promise<boolean> {
    const { reader: seat, ply } = this.desk
    return this.#wish({ type: 'move', seat, ply, moves })
  }

  async #wish(command: Command): Promise<boolean> {
    this.refused = null
    try {
      const answer = await this.#live.ask(command)
      if (command.type === 'move' && answer.type === 'done') this.#decided = answer.ply
      return true
    } catch (refusal) {
      this.#explain(refusal)
      return false
    }
  }

  #explain(reason: unknown): void {
    if (!(reason instanceof Refusal)) throw reason
    if (reason.code !== 'closed') this.refused = reason.code
  }
}
