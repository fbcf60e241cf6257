/** Talk and signs at a live table: what was said, and what the person at this device says, from the
 * seat they hold. */
import type { ChatLine, Seat } from '@/generated/wire'
import type { Command } from '@/table/live/socket'
import type { Company, Sign } from '@/table/players/company.svelte'

const MOST_LINES = 200
const NO_SEAT = -1

type Host = {
  company: Company
  seats: () => Seat[]
  /** The seat whose view is shown. */
  reader: () => number
  /** False where the server refuses. */
  wish: (command: Command) => Promise<boolean>
  mention: (command: Command) => void
}

export class Talk {
  lines = $state.raw<ChatLine[]>([])
  unread = $state(0)
  #host: Host

  constructor(host: Host) {
    this.#host = host
  }

  /** Whether the reader sits here and may show signs. */
  get speaks(): boolean {
    return this.#seat !== NO_SEAT
  }

  /** Whether there is somebody to talk to. */
  get hasCompany(): boolean {
    return this.speaks && this.#host.seats().some((seat) => seat.person && !seat.mine)
  }

  say = (text: string): Promise<boolean> => {
    this.#host.company.saidIt()
    return this.#host.wish({ type: 'say', text })
  }

  react = (sign: Sign): void => this.#host.mention({ type: 'react', seat: this.#seat, sign })

  write = (): void => {
    if (this.#host.company.tellWriting()) this.#host.mention({ type: 'typing', seat: this.#seat })
  }

  begin(lines: ChatLine[]): void {
    this.lines = lines.slice(-MOST_LINES)
  }

  /** After a lost line the last things said are said again. */
  hear(line: ChatLine): void {
    if (this.lines.some((known) => known.number === line.number)) return
    this.lines = [...this.lines, line].slice(-MOST_LINES)
    this.#host.company.stopWriting(line.seat)
    if (!this.#host.seats()[line.seat]?.mine) this.unread++
  }

  /** The seat from which the person at this device speaks. */
  get #seat(): number {
    const reader = this.#host.reader()
    const held = this.#host.seats().filter((seat) => seat.mine)
    return (held.find(({ seat }) => seat === reader) ?? held[0])?.seat ?? NO_SEAT
  }
}
