/** Where ships lie: over their space or beside it, wherever they hide the least that is printed. */
import type { Point } from './chart'

/** Something printed that a ship may hide: how far it reaches from its middle, and what it matters. */
export interface Printed extends Point {
  half: number
  worth: number
}

/** Of a single ship, from its foot: half its width, and its height. */
const [HALF, HIGH] = [20, 44]
/** Over the space, and ever further beside it; lower there, so that it still touches the space. */
const BESIDE: [number, number][] = [[0, 0], ...[18, 25].flatMap(both)]
const FAR = 12 // units of area hidden that one unit of distance is worth

function both(aside: number): [number, number][] {
  return [-1, 1].map((side) => [side * aside, aside * 0.4])
}

/** How far ships that would lie at `foot` go aside; `wide` is how much wider than one they are. */
export function aside(foot: Point, printed: Printed[], scale: number, wide: number): Point {
  const half = HALF * scale + wide / 2
  const ways = BESIDE.map(([x, y]) => {
    const shift = { x: x * scale, y: y * scale }
    const [middle, bottom] = [foot.x + shift.x, foot.y + shift.y]
    const hidden = printed.reduce(
      (sum, one) =>
        sum +
        one.worth *
          overlap(middle - half, middle + half, one.x, one.half) *
          overlap(bottom - HIGH * scale, bottom, one.y, one.half),
      0,
    )
    return { shift, cost: hidden + FAR * Math.abs(shift.x) }
  })
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best)).shift
}

const overlap = (from: number, to: number, middle: number, half: number): number =>
  Math.max(0, Math.min(to, middle + half) - Math.max(from, middle - half))
