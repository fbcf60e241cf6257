// A position that somebody writes: the text, what is wrong with it, and the table it describes. The
// last text that was a position stays on the table while the next one is being written.
import type { Candidate, Fault } from '@/generated/wire'
import { api } from '@/shell/api'
import { explain, toast } from '@/shell/toasts.svelte'
import type { BoardModule } from '@/table/board'
import { Desk, type GameTexts } from '@/table/desk/desk.svelte'
import { say } from '@/words/words.svelte'

const PAUSE = 350 // milliseconds after the last letter

export class StudySession {
  readonly desk: Desk
  text = $state('')
  /** Whose eyes see it: a seat, or -1. */
  seat = $state(-1)
  /** The words this game knows. */
  words = $state.raw<string[]>([])
  /** How many sit there. */
  seats = $state(0)
  fault = $state.raw<Fault | null>(null)
  candidates = $state.raw<Candidate[] | null>(null)
  thinking = $state(false)
  /** The text is the position that is drawn. */
  drawn = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = 0
  #ply = 0

  constructor(
    readonly game: string,
    board: BoardModule,
    texts: () => GameTexts,
  ) {
    this.desk = new Desk(game, board, texts, null)
    this.desk.still = true
  }

  get sound(): boolean {
    return this.fault === null && this.drawn === this.text
  }

  /** Somebody has written; it is looked at when they rest. */
  write = (text: string): void => {
    this.text = text
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.look(), PAUSE)
  }

  leave = (): void => clearTimeout(this.#timer)

  /** Sees it as this seat does; by itself as the one that is asked. */
  look = async (seat: number | null = null): Promise<void> => {
    clearTimeout(this.#timer)
    const asked = ++this.#asked
    const { text, game } = this
    let eyes = seat ?? this.seat
    try {
      let found = await api.setUp({ game, text, seat: eyes })
      const first = found.turn?.seats[0]
      if (seat === null && found.turn && !found.turn.seats.includes(eyes) && first !== undefined) {
        eyes = first
        found = await api.setUp({ game, text, seat: eyes })
      }
      if (asked !== this.#asked) return
      this.fault = found.fault ?? null
      this.words = found.words
      if (found.fault || !found.turn) return
      this.seats = found.seats
      this.seat = eyes < found.seats ? eyes : -1
      this.drawn = text
      this.candidates = null
      this.desk.setSeats(seatsOf(found.seats, this.seat))
      this.desk.options = found.options
      this.desk.hint = null
      this.#ply += 1
      const { view, turn } = found
      this.desk.show(
        { ply: this.#ply, reader: this.seat, view, turn: { ...turn, legal: [] } },
        true,
      )
    } catch (error) {
      toast(explain(error))
    }
  }

  /** What a strong bot would do; the move is ringed on the board. */
  hint = async (): Promise<void> => {
    if (this.thinking || !this.sound) return
    this.thinking = true
    const { text, game, seat } = this
    try {
      const { candidates } = await api.positionHint({ game, text, seat })
      const best = candidates[0]
      if (text === this.drawn && seat === this.seat && best) {
        this.desk.ask({ ...this.desk.turn, legal: [best.move] })
        this.desk.hint = best.move
        this.candidates = candidates
      }
    } catch (error) {
      toast(explain(error))
    }
    this.thinking = false
  }

  /** The way back to this text: all of it is in the address. */
  get address(): string {
    return `/study/${this.game}#${packed(this.text)}`
  }
}

export const seatsOf = (count: number, own: number) =>
  Array.from({ length: count }, (_, seat) => ({
    seat,
    name: say('study-seat', { number: seat + 1 }),
    person: null,
    level: null,
    guest: false,
    away: false,
    resigned: false,
    present: true,
    vote_in: null,
    mine: seat === own,
  }))

/** A text as a part of an address, and back; null where it is none. */
export function packed(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const letters = btoa(String.fromCharCode(...bytes))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export function unpacked(hash: string): string | null {
  try {
    const letters = atob(hash.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes) || null
  } catch {
    return null
  }
}
