/** Who sits where, as they are called and marked at the table. */
import type { Seat } from '@/generated/wire'
import { SHAPES, type Place } from './types'

/** `botNames`, with commas between, are for bots that have only their level. */
export function placed(seat: Seat, botNames: string): Place {
  const number = seat.seat % SHAPES.length
  const names = botNames.split(', ')
  const name = seat.level && seat.name === seat.level ? names[number % names.length]! : seat.name
  return { ...seat, name, tint: number + 1, shape: SHAPES[number]! }
}
