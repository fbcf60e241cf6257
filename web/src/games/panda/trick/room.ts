/** How large the cards of a trick can be, so that all of its bids are in sight. In pixels. */
const SMALLEST = 44
const LARGEST = 176
const STEP = 2
const LABEL = 132 // what is written above a bid
const LOOSE = 6 // between two cards
const CLOSE = 0.6 // of a card is in sight where three or more lie over one another

/** A bid that was beaten is drawn smaller. */
export const BEATEN = 0.81

export interface Bid {
  /** None for a pass, or where they are no longer there. */
  cards: number
  small: boolean
}

/** How wide so many cards beside one another are. */
export function spread(cards: number, width: number): number {
  const step = cards > 2 ? width * CLOSE : width + LOOSE
  return cards ? width + step * (cards - 1) : 0
}

/** The width of a card of the highest bid: as tall as there is room for, unless all together would be
 * wider than the mat. */
export function largestCard(bids: readonly Bid[], wide: number, tall: number): number {
  const taken = (width: number): number =>
    bids.reduce(
      (sum, { cards, small }) => sum + Math.max(LABEL, spread(cards, width * (small ? BEATEN : 1))),
      0,
    )
  let width = Math.min(LARGEST, tall)
  while (width > SMALLEST && taken(width) > wide) width -= STEP
  return Math.max(SMALLEST, width)
}
