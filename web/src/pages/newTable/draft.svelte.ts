// A table while it is being set up.
import type { Clock, GameInfo, NewSeat, NewTable, Value } from '@/generated/wire'

type Who = NewSeat['who']
export type DraftSeat = { who: Who; level: string; name: string }

export const BANKS = [300, 600, 1200, 2400]
export const INCREMENTS = [0, 5, 15, 30]
export const PER_MOVE = [43_200, 86_400, 172_800, 259_200, 604_800]
export const PATIENCE = [120, 300, 3600, 86_400, 259_200]
const USUAL_LEVEL = 'boatswain'

export class Draft {
  seats: DraftSeat[] = $state([])
  options: Record<string, Value> = $state({})
  clock: Required<Clock> = $state({
    pace: 'none',
    bank: 600,
    increment: 15,
    per_move: 172_800,
    patience: 300,
  })
  visibility: 'link' | 'anyone' = $state('link')
  rated = $state(false)
  spectators = $state(true)
  hints = $state(true)
  standIn = $state('captain')

  constructor(
    readonly game: GameInfo,
    device: boolean,
  ) {
    const others: Who = device ? 'guest' : 'open'
    this.seats = Array.from({ length: Math.min(4, game.seats.at(-1)!) }, (_, i) =>
      this.seat(i ? others : 'me'),
    )
    for (const option of game.options) this.options[option.id] = option.values[0]!
  }

  /** Sets the number of seats; new ones are like the last. */
  resize(count: number): void {
    const last = this.seats.at(-1)!
    while (this.seats.length > count) this.seats.pop()
    while (this.seats.length < count)
      this.seats.push({ ...last, who: last.who === 'me' ? 'open' : last.who, name: '' })
  }

  get bots(): DraftSeat[] {
    return this.seats.filter((seat) => seat.who === 'bot')
  }

  /** The level all bots have; null where they differ. */
  get botLevel(): string | null {
    const levels = new Set(this.bots.map((seat) => seat.level))
    return levels.size === 1 ? [...levels][0]! : null
  }

  setBotLevel(level: string): void {
    for (const seat of this.bots) seat.level = level
  }

  /** Whether somebody is still to come. */
  get waits(): boolean {
    return this.seats.some((seat) => seat.who === 'open')
  }

  /** What the server is asked for; `guest` names those who gave no name. */
  asked(guest: (n: number) => string): NewTable {
    return {
      game: this.game.id,
      seats: this.seats.map((seat, i) => ({
        who: seat.who,
        level: seat.who === 'bot' ? seat.level : null,
        name: seat.who === 'guest' ? seat.name.trim() || guest(i + 1) : '',
      })),
      options: { ...this.options },
      visibility: this.visibility,
      clock: { ...this.clock },
      rated: this.rated,
      spectators: this.spectators,
      hints: this.hints,
      stand_in: this.standIn,
    }
  }

  private seat(who: Who): DraftSeat {
    return { who, level: USUAL_LEVEL, name: '' }
  }
}
