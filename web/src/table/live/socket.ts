/** The live socket of a table: it stays connected, says each command until it is answered, and
 * tells what it hears. A command keeps its id when it is said again after a lost connection; the
 * server counts an id once. */
import { at } from '@/shell/route.svelte'
import type { ClientMessage, Reason, ServerMessage } from '@/generated/wire'

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed'

type WithoutId<C> = C extends { id: string } ? Omit<C, 'id'> : never
export type Command = WithoutId<ClientMessage>
type Refused = Extract<ServerMessage, { type: 'refused' }>
export type Answer = Extract<
  ServerMessage,
  { type: 'done' | 'previews' | 'objection' | 'hint' | 'judged' }
>

/** The server did not carry a command out. `code` is one of the wire's, or `closed`; `reason` says
 * why a move is not allowed. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly reason: Reason | null = null,
  ) {
    super(text)
  }
}

export interface Listener {
  hear(message: ServerMessage): void
  /** Where to connect: as which seat, and what is known already. */
  address(): string
  link(state: ConnectionState): void
}

/** What a session needs of the socket. */
export interface Connection {
  start(): void
  stop(): void
  ask(command: Command): Promise<Answer>
  mention(command: Command): void
}

interface Waiting {
  said: ClientMessage
  resolve(answer: Answer): void
  reject(reason: Refusal): void
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 10_000
const QUIET = 25_000 // then a ping
const DEAF = 8_000 // an unanswered ping, or a line that does not come up: it is dead
const BROKEN = 1006 // what a browser calls a line that ended without a word
const GONE_FOR_GOOD = [4403, 4404] // not for us, or no such table

export class LiveSocket implements Connection {
  #listener: Listener
  #open: (url: string) => WebSocket
  #socket: WebSocket | null = null
  #waiting = new Map<string, Waiting>()
  #prefix = Math.random().toString(36).slice(2, 10)
  #count = 0
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #heart: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  constructor(listener: Listener, open = (to: string) => new WebSocket(to)) {
    this.#listener = listener
    this.#open = open
  }

  start(): void {
    this.#stopped = false
    globalThis.addEventListener?.('online', this.#now)
    this.#connect()
  }

  stop(): void {
    this.#stopped = true
    globalThis.removeEventListener?.('online', this.#now)
    clearTimeout(this.#retry)
    clearTimeout(this.#heart)
    this.#drop()
    this.#giveUp(new Refusal('closed', 'the table was left'))
    this.#listener.link('closed')
  }

  /** Says a command and waits for its answer, over as many connections as it takes. */
  ask(command: Command): Promise<Answer> {
    const said = this.#named(command)
    return new Promise((resolve, reject) => {
      if (this.#stopped) return reject(new Refusal('closed', 'the table was left'))
      this.#waiting.set(said.id, { said, resolve, reject })
      this.#say(said)
    })
  }

  /** Says something once, if there is a connection: what the next address would say anyway. */
  mention(command: Command): void {
    this.#say(this.#named(command))
  }

  get unanswered(): number {
    return this.#waiting.size
  }

  #now = (): void => {
    if (!this.#socket) this.#connect()
  }

  #connect(): void {
    clearTimeout(this.#retry)
    this.#drop()
    this.#listener.link(this.#failures ? 'lost' : 'connecting')
    const socket = this.#open(this.#listener.address())
    const current = (): boolean => socket === this.#socket
    this.#socket = socket
    socket.onopen = () => current() && this.#resume()
    socket.onmessage = (event) =>
      current() && this.#hear(JSON.parse(event.data as string) as ServerMessage)
    socket.onclose = (event) => current() && this.#lost(event.code)
    // A line that is blocked on its way may fail without ever being closed, or just stay silent.
    socket.onerror = () => current() && this.#lost(BROKEN)
    clearTimeout(this.#heart)
    this.#heart = setTimeout(() => this.#lost(BROKEN), DEAF)
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null // or it holds the table
    socket.close()
  }

  #resume(): void {
    this.#listener.link('open')
    for (const { said } of this.#waiting.values()) this.#say(said)
    this.#listen()
  }

  #lost(code: number): void {
    this.#drop()
    clearTimeout(this.#heart)
    if (GONE_FOR_GOOD.includes(code)) {
      this.#stopped = true
      this.#giveUp(new Refusal('closed', 'the table is not open to you'))
      return this.#listener.link('closed')
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++)
    this.#listener.link('lost')
    this.#retry = setTimeout(this.#now, wait * (0.75 + Math.random() / 2))
  }

  #named(command: Command): ClientMessage {
    return { ...command, id: `${this.#prefix}-${++this.#count}` }
  }

  #say(command: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(command))
  }

  #hear(message: ServerMessage): void {
    this.#failures = 0
    this.#listen()
    if (message.type === 'refused') this.#refused(message)
    else if (isAnswer(message)) this.#answered(message)
    else this.#listener.hear(message)
  }

  #answered(answer: Answer): void {
    this.#waiting.get(answer.id)?.resolve(answer)
    this.#waiting.delete(answer.id)
  }

  #refused({ id, code, text, reason }: Refused): void {
    const waiting = id ? this.#waiting.get(id) : undefined
    if (!waiting || !id) return
    this.#waiting.delete(id)
    waiting.reject(new Refusal(code, text, reason))
  }

  #giveUp(reason: Refusal): void {
    for (const { reject } of this.#waiting.values()) reject(reason)
    this.#waiting.clear()
  }

  /** After a while of silence ask whether anybody is there; if nobody answers, connect again. */
  #listen(): void {
    clearTimeout(this.#heart)
    this.#heart = setTimeout(() => {
      this.mention({ type: 'ping' })
      this.#heart = setTimeout(() => this.#lost(BROKEN), DEAF)
    }, QUIET)
  }
}

function isAnswer(message: ServerMessage): message is Answer {
  return ['done', 'previews', 'objection', 'hint', 'judged'].includes(message.type)
}

/** The live address of a table, beside the page's own; `known`: only what came after that ply. */
export function liveAddress(table: string, seat: number, known: number | null): string {
  const { protocol, host } = location
  const since = known === null ? '' : `&known=${known}`
  const path = at(`/api/tables/${table}/live?seat=${seat}${since}`)
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`
}
