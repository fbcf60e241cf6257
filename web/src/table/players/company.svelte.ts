/** The people at a live table as the game itself does not know them: signs shown at a seat, who is
 * writing, and from when on the others may vote for a bot in the place of somebody who is away. */
import { createContext } from 'svelte'
import type { Reacted, Seat } from '@/generated/wire'

export type Sign = Reacted['sign']
export const SIGNS: Sign[] = ['bravo', 'thanks', 'laugh', 'wow', 'oops', 'ouch', 'ponder', 'hurry']

const SIGN_LASTS = 4000
const WRITING_LASTS = 5000
const WRITING_EVERY = 3000

type Shown = { sign: Sign; number: number }

export class Company {
  /** The sign at each seat that shows one now. */
  signs = $state.raw<ReadonlyMap<number, Shown>>(new Map())
  /** The seats that are writing something for the chat. */
  writing = $state.raw<readonly number[]>([])
  /** When the vote about a seat may begin, by this device's clock. */
  votes = $state.raw<ReadonlyMap<number, number>>(new Map())
  /** Resigned seats of which the reader has taken note. */
  #noted = $state.raw<readonly number[]>([])

  #table: string
  #count = 0
  #stops = new Map<number, ReturnType<typeof setTimeout>>()
  #saidWriting = 0

  constructor(table: string) {
    this.#table = table
    this.#noted = storedNotes(table)
  }

  /** Who sits where has just been told; times are as of now. */
  note(seats: Seat[]): void {
    const waits = seats.filter((seat) => seat.vote_in !== null)
    this.votes = new Map(waits.map((seat) => [seat.seat, Date.now() + seat.vote_in! * 1000]))
  }

  show(seat: number, sign: Sign): void {
    const number = ++this.#count
    this.signs = new Map([...this.signs, [seat, { sign, number }]])
    setTimeout(() => {
      if (this.signs.get(seat)?.number === number)
        this.signs = new Map([...this.signs].filter(([other]) => other !== seat))
    }, SIGN_LASTS)
  }

  write(seat: number): void {
    if (!this.writing.includes(seat)) this.writing = [...this.writing, seat]
    clearTimeout(this.#stops.get(seat))
    this.#stops.set(
      seat,
      setTimeout(() => this.stopWriting(seat), WRITING_LASTS),
    )
  }

  stopWriting(seat: number): void {
    this.writing = this.writing.filter((other) => other !== seat)
  }

  /** Whether the others are to be told once more that one is writing. */
  tellWriting(now = Date.now()): boolean {
    if (now - this.#saidWriting < WRITING_EVERY) return false
    this.#saidWriting = now
    return true
  }

  /** What was written has been said. */
  saidIt(): void {
    this.#saidWriting = 0
  }

  isNoted(seat: number): boolean {
    return this.#noted.includes(seat)
  }

  takeNote(seat: number): void {
    this.#noted = [...this.#noted, seat]
    try {
      sessionStorage.setItem(keyOfNotes(this.#table), JSON.stringify(this.#noted))
    } catch {
      // Private windows may refuse: then it is told again after a reload.
    }
  }
}

const [companyHere, setCompany] = createContext<Company>()
export { setCompany }

/** The company of the live table around a component; null in a review, where nobody is. */
export function company(): Company | null {
  try {
    return companyHere()
  } catch {
    return null
  }
}

const keyOfNotes = (table: string): string => `lorcha.resigned.${table}`

function storedNotes(table: string): number[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(keyOfNotes(table)) ?? '[]')
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}
