/** A table before its game, asked for every two seconds: who is there, what was said, who is writing.
 * A page in the background asks less often; its person is there all the same. */
import type { ChatLine, TableSummary } from '@/generated/wire'
import { api, Refusal } from '@/shell/api'

const EVERY = 2000
const UNSEEN_EVERY = 10_000

export class WaitingRoom {
  chat = $state.raw<ChatLine[]>([])
  /** The seats whose people look at the table; null before the first answer. */
  present = $state.raw<number[] | null>(null)
  /** The seats from which something is being written. */
  writing = $state.raw<number[]>([])

  #id: string
  #changed: (table: TableSummary) => void
  #closed: () => void
  #wrote = false
  #asked = 0

  constructor(id: string, changed: (table: TableSummary) => void, closed: () => void) {
    this.#id = id
    this.#changed = changed
    this.#closed = closed
  }

  /** Asks at once and from then on; returns how to stop. */
  start(): () => void {
    void this.look()
    const timer = setInterval(() => {
      const unseen = document.visibilityState !== 'visible'
      if (!unseen || Date.now() - this.#asked > UNSEEN_EVERY) void this.look()
    }, EVERY)
    return () => clearInterval(timer)
  }

  async look(): Promise<void> {
    const writing = this.#wrote
    this.#wrote = false
    this.#asked = Date.now()
    try {
      const room = await api.wait(this.#id, { writing })
      if (room.chat.length !== this.chat.length) this.chat = room.chat
      this.present = room.present
      this.writing = room.writing
      this.#changed(room.table)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.status === 404) this.#closed()
    }
  }

  /** Tells the others at the next occasion that one is writing. */
  write = (): void => {
    this.#wrote = true
  }

  say = async (text: string): Promise<void> => {
    this.#wrote = false
    this.chat = await api.say(this.#id, text)
  }
}
