/** A live table as one reader lives it: what the server says goes to the desk, ply by ply with its motion;
 * what the person wants goes to the server, and a refusal is explained. */
import type {
  ClockFace,
  Ply,
  Proposal,
  Reason,
  Result,
  ServerMessage,
  Snapshot,
  TableSummary,
} from '@/generated/wire'
import type { BoardModule } from '@/table/board'
import { Playback } from './playback.svelte'
import { Desk, type Preview, type Move, type Turn, type GameTexts } from '@/table/desk/desk.svelte'
import {
  LiveSocket,
  Refusal,
  liveAddress,
  type Answer,
  type Command,
  type Connection,
  type ConnectionState,
  type Listener,
} from './socket'
import { Company } from '@/table/players/company.svelte'
import { Talk } from '@/table/chat/talk.svelte'
import { Hints } from '@/table/hint/hints.svelte'
import { Journal, type JournalLine } from '@/table/journal/journal.svelte'
import { Motion } from '@/table/motion/motion.svelte'
import { Verdicts } from '@/table/verdict/verdicts.svelte'
import { settings, type BotSpeed } from '@/shell/settings.svelte'

const SPECTATOR = -1
const LAGS: Record<BotSpeed, number> = { thoughtful: 2500, brisk: 450, at_once: 300 } // ms

export class LiveSession {
  readonly desk: Desk
  readonly motion: Motion
  readonly journal = new Journal()
  readonly playback: Playback
  readonly company: Company
  readonly talk: Talk
  readonly hints: Hints
  readonly verdicts: Verdicts

  table = $state.raw() as TableSummary
  clock = $state.raw<ClockFace | null>(null)
  /** The server's clock minus ours, in seconds. */
  ahead = $state(0)
  proposal = $state.raw<Proposal | null>(null)
  watching = $state(0)
  link = $state<ConnectionState>('connecting')
  /** Why the last wish was not fulfilled: a code of the wire. */
  refused = $state<string | null>(null)
  /** And by which rule, if it was a move. */
  objection = $state.raw<Reason | null>(null)
  /** The seat the device is to be passed to; nothing of the table is drawn while it is set. */
  curtain = $state<number | null>(null)
  results = $state.raw<Result[] | null>(null)
  seed = $state<string | null>(null)
  /** There is something to draw. */
  begun = $state(false)

  #socket: Connection
  #wanted: number
  #botSpeed: BotSpeed = 'brisk'

  constructor(
    table: TableSummary,
    board: BoardModule,
    texts: () => GameTexts,
    live: new (listener: Listener) => Connection = LiveSocket,
  ) {
    this.table = table
    this.desk = new Desk(table.game, board, texts, {
      preview: (lines: Move[][]) => this.#preview(lines),
      move: (moves: Move[]) => this.#move(moves),
      whyNot: (moves: Move[]) => this.#whyNot(moves),
    })
    this.motion = new Motion(this.desk.anchors)
    this.company = new Company(table.id)
    this.talk = new Talk({
      company: this.company,
      seats: () => this.table.seats,
      reader: () => this.desk.reader,
      wish: (command) => this.#wish(command),
      mention: (command) => this.#socket.mention(command),
    })
    this.hints = new Hints({
      desk: this.desk,
      ask: (command) => this.#socket.ask(command),
      explain: (refusal) => this.#explain(refusal),
      refuse: (code) => (this.refused = code),
    })
    this.verdicts = new Verdicts({
      desk: this.desk,
      ask: (command) => this.#socket.ask(command),
      wanted: () => settings.verdicts && this.mayBeJudged,
    })
    this.playback = new Playback(this.desk, this.motion, this.journal, {
      veiled: () => this.curtain !== null,
      show: (ply) => this.#reach(ply),
      arrived: () => this.#handOver(),
    })
    this.#seat(table)
    const held = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat)
    this.#wanted = this.shared ? SPECTATOR : (this.#hands[0] ?? held[0] ?? SPECTATOR)
    this.#socket = new live({
      hear: (message) => this.#hear(message),
      address: () => liveAddress(table.id, this.#wanted, this.playback.known()),
      link: (state) => this.#linked(state),
    })
  }

  start = (): void => this.#socket.start()
  stop = (): void => {
    this.skip()
    this.#socket.stop()
  }

  /** The game is over, and its end is drawn. */
  get over(): boolean {
    return !this.playback.behind && (this.table.stage === 'over' || this.results !== null)
  }

  /** Several people share this device. */
  get shared(): boolean {
    return this.#hands.length > 1
  }

  /** Against bots alone, and not for a rating: here the server says how good a decision was. */
  get mayBeJudged(): boolean {
    const { rated, hints, seats } = this.table
    const others = seats.filter((seat) => seat.seat !== this.desk.own)
    return !rated && hints && this.desk.own !== null && others.every((seat) => seat.level)
  }

  // --- what the person wants ---------------------------------------------------------------------

  undo = (): Promise<boolean> => this.#wish({ type: 'undo', seat: this.desk.reader })
  propose = (what: 'end' | 'pause' | 'resume' | 'stand_in', about?: number): Promise<boolean> =>
    this.#wish({ type: 'propose', seat: this.desk.reader, what, about })
  answer = (yes: boolean): Promise<boolean> =>
    this.#wish({ type: 'answer', seat: this.desk.reader, yes })
  resign = (): Promise<boolean> => this.#wish({ type: 'resign', seat: this.desk.reader })
  leave = (): Promise<boolean> => this.#wish({ type: 'leave', seat: this.desk.reader })
  comeBack = (): Promise<boolean> => this.#wish({ type: 'come_back', seat: this.desk.reader })
  /** The device has been passed on: now, and not before, the view of that seat is asked for. */
  liftCurtain = (): void => {
    if (this.curtain === null) return
    this.#wanted = this.curtain
    this.playback.heard = -1
    this.#catchUp()
  }

  skip = (): void => this.playback.skip()

  /** How quick bots are to be, and how much later than it happens it may be drawn. */
  setPace(bots: BotSpeed): void {
    this.playback.lag = LAGS[bots]
    if (bots === this.#botSpeed) return
    this.#botSpeed = bots
    if (this.link === 'open') this.#sayBotSpeed()
  }

  /** Shows once more what a line of the log tells. */
  again = async (line: JournalLine): Promise<void> => {
    if (this.playback.busy || this.motion.running) return
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
        return this.#seat({ ...this.table, seats: message.seats })
      case 'proposed':
        this.proposal = message.proposal
        return
      case 'chatted':
        return this.talk.hear(message.line)
      case 'reacted':
        return this.company.show(message.seat, message.sign)
      case 'is_typing':
        return this.company.write(message.seat)
      case 'ended':
        this.seed = message.seed
        return this.#seat(message.table)
    }
  }

  #catchUp(): void {
    this.#socket.mention({ type: 'look', seat: this.#wanted, known: this.playback.known() })
  }

  #begin(snapshot: Snapshot): void {
    if (snapshot.reader !== this.#wanted) return
    this.verdicts.clear()
    this.playback.begin(snapshot)
    this.#seat(snapshot.table)
    this.#setClock(snapshot.clock)
    this.proposal = snapshot.proposal
    this.talk.begin(snapshot.chat)
    this.curtain = null
    this.#show(snapshot.ply, snapshot.view, snapshot.turn, true)
    this.begun = true
    this.#handOver()
  }

  #follow(ply: Ply): void {
    if (!this.playback.follow(ply)) return this.#catchUp()
    this.#setClock(ply.clock)
  }

  #reach(ply: Ply): void {
    if (ply.results) this.results = ply.results
    this.#show(ply.ply, ply.view, ply.turn)
  }

  #show(ply: number, view: unknown, turn: Turn, restart = false): void {
    this.refused = null
    this.motion.settle()
    this.desk.show({ ply, view, turn, reader: this.#wanted }, restart)
    this.hints.moveOn()
  }

  #seat(table: TableSummary): void {
    this.table = table
    this.results = table.results ?? this.results
    this.desk.options = table.options
    this.desk.setSeats(table.seats)
    this.company.note(table.seats)
    this.#hold()
  }

  #setClock(clock: ClockFace | null): void {
    this.clock = clock
    if (clock) this.ahead = clock.at - Date.now() / 1000
    this.#hold()
  }

  /** What the server would refuse is not offered. */
  #hold(): void {
    const away = this.table.seats[this.#wanted]?.away
    this.desk.block(this.clock?.paused ? 'paused' : away ? 'away' : null)
    if (this.desk.blockedBy) this.hints.candidates = null
  }

  /** The seats of people at this device, those excepted for whom a bot sits in. */
  get #hands(): number[] {
    return this.table.seats.filter((seat) => seat.mine && !seat.level).map((seat) => seat.seat)
  }

  /** The curtain falls before the next seat's view is asked for; after the end nothing is secret. */
  #handOver(): void {
    if (this.table.stage === 'over') return
    const hands = this.#hands
    const { seats } = this.desk.turn
    if (hands.length < 2 || seats.includes(this.desk.reader)) return
    const next = hands.find((seat) => seats.includes(seat))
    if (next !== undefined) this.curtain = next
    else if (this.desk.reader === SPECTATOR) this.curtain = hands[0]!
  }

  #linked(state: ConnectionState): void {
    this.link = state
    if (state === 'open' && this.#botSpeed !== 'brisk') this.#sayBotSpeed()
  }

  #sayBotSpeed(): void {
    this.#socket.mention({ type: 'bot_speed', speed: this.#botSpeed })
  }

  // --- the way there -----------------------------------------------------------------------------

  async #preview(lines: Move[][]): Promise<Preview[]> {
    const { reader: seat, ply } = this.desk
    const answer = await this.#socket.ask({ type: 'previews', seat, ply, lines })
    return answer.type === 'previews' ? answer.previews : []
  }

  /** A question put in vain is no fault to tell of. */
  async #whyNot(moves: Move[]): Promise<Reason | null> {
    const { reader: seat, ply } = this.desk
    try {
      const answer = await this.#socket.ask({ type: 'reason', seat, ply, moves })
      return answer.type === 'objection' ? answer.reason : null
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      return null
    }
  }

  /** The ply the moves have led to, null where they were refused. */
  async #move(moves: Move[]): Promise<number | null> {
    const { reader: seat, ply } = this.desk
    this.verdicts.clear()
    const answer = await this.#ask({ type: 'move', seat, ply, moves })
    if (answer?.type !== 'done') return null
    void this.verdicts.judge()
    return answer.ply
  }

  #wish = async (command: Command): Promise<boolean> => (await this.#ask(command)) !== null

  async #ask(command: Command): Promise<Answer | null> {
    this.refused = null
    try {
      return await this.#socket.ask(command)
    } catch (refusal) {
      this.#explain(refusal)
      return null
    }
  }

  #explain(reason: unknown): void {
    if (!(reason instanceof Refusal)) throw reason
    if (reason.code === 'closed') return
    this.refused = reason.code
    this.objection = reason.reason
  }
}
