/** Who sits where, as they are called and marked at the table. */
import type { Seat as WireSeat } from '@/generated/wire'
import { called } from '@/words/names'
import { SHAPES, type Seat } from '@/table/types'

export function toSeat(seat: WireSeat): Seat {
  const number = seat.seat % SHAPES.length
  return { ...seat, name: called(seat), tint: number + 1, shape: SHAPES[number]! }
}
