/** Who sits where, as they are called and marked at the table. */
import type { Seat } from '@/generated/wire'
import { called } from '@/words/names'
import { SHAPES, type Place } from '@/table/types'

export function placed(seat: Seat): Place {
  const number = seat.seat % SHAPES.length
  return { ...seat, name: called(seat), tint: number + 1, shape: SHAPES[number]! }
}
