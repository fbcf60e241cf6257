// Who sails when, and who is where in the race.
import type { View } from '@/generated/games/jamaica'

/** The seats in the order they act this round: from the Captain on. */
export function sailingOrder(view: View): number[] {
  const seats = view.ships.filter((ship) => !ship.ghost).length
  return Array.from({ length: seats }, (_, i) => (view.captain + i) % seats)
}

export const sailingPlace = (view: View, seat: number): number => sailingOrder(view).indexOf(seat) + 1

/** The place of a player's ship in the race; the Ghost Ship does not take part. */
export function racePlace(view: View, seat: number): number {
  const own = view.ships[seat]!.to_go
  return 1 + view.ships.filter((ship) => !ship.ghost && ship.to_go < own).length
}
