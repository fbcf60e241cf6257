/** How large the cards of a trick can be, so that all of its bids are in sight. In pixels. */
const SMALLEST = 44
const LARGEST = 172
const STEP = 2
const LOOSE = 6 // between two cards
const CLOSE = 0.48 // of a card is in sight at least where three or more lie over one another
const APART = 0.05 // of a card: by how much more they come apart where there is room
const DEARER = 0.9 // of their size: what else lies there may not make the cards smaller
const READ = 104 // wide enough to be read at a glance

/** Of their size at least, for cards of which all is in sight. */
export const WHOLE = 0.75

/** A bid that was beaten is drawn smaller. */
export const BEATEN = 0.74

export interface Bid {
  /** None for a pass, or where they are no longer there. */
  cards: number
  small: boolean
  /** What is written above. */
  label: number
}

/** How wide so many cards beside one another are; of each `close` is in sight. */
export function spread(cards: number, width: number, close = CLOSE): number {
  const step = cards > 2 ? Math.min(width * close, width + LOOSE) : width + LOOSE
  return cards ? width + step * (cards - 1) : 0
}

/** How wide all of them are, with cards of this width. */
function taken(bids: readonly Bid[], width: number, close = CLOSE): number {
  return bids.reduce(
    (sum, { cards, small, label }) =>
      sum + Math.max(label, spread(cards, width * (small ? BEATEN : 1), close)),
    0,
  )
}

/** How much of each card is in sight: as much as there is room for. */
export function inSight(bids: readonly Bid[], wide: number, width: number): number {
  let close = CLOSE
  while (close <= 1 && taken(bids, width, close + APART) <= wide) close += APART
  return close
}

/** The width of a card of the highest bid: as tall as there is room for, unless all together would be
 * wider than the mat. */
export function largestCard(
  bids: readonly Bid[],
  wide: number,
  tall: number,
  close = CLOSE,
): number {
  let width = Math.min(LARGEST, tall)
  // What is written needs its room, however small the cards are.
  const enough = Math.max(wide, taken(bids, SMALLEST))
  while (width > SMALLEST && taken(bids, width, close) > enough) width -= STEP
  return Math.max(SMALLEST, width)
}

/** The same, a little smaller where no card need lie over another then. */
export function wholeCard(bids: readonly Bid[], wide: number, tall: number): number {
  const large = largestCard(bids, wide, tall)
  const whole = largestCard(bids, wide, tall, 1)
  return whole >= large * WHOLE ? whole : large
}

/** Whether all steps of a trick fit beside one another, with cards that are as large as one likes to
 * read them. */
export function fitsAlong(bids: readonly Bid[], wide: number, tall: number, gap: number): boolean {
  return taken(bids, Math.min(tall, READ)) <= wide - gap * (bids.length - 1)
}

/** How many of `most` hands have a place beside the bids, `each` so wide, before these get smaller. */
export function handsBeside(
  bids: readonly Bid[],
  wide: number,
  tall: number,
  { most, each }: { most: number; each: number },
): number {
  const alone = largestCard(bids, wide, tall)
  const fits = (hands: number): boolean =>
    largestCard(bids, wide - hands * each, tall) >= alone * DEARER &&
    taken(bids, alone * DEARER) <= wide - hands * each
  let hands = most
  while (hands > 0 && !fits(hands)) hands -= 1
  return hands
}
