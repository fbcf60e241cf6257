/** Where ships lie: over their space or beside it, wherever they hide the least that is printed. */
import type { Point } from './chart'

/** Of a single ship, from its foot: half its width, and its height. */
const [HALF, HIGH] = [20, 44]
const SPACE = 18 // half of a space
/** Over the space, and ever further beside it; lower there, so that it still touches the space. */
const BESIDE: [number, number][] = [[0, 0], ...[20, 28, 33].flatMap(both)]
const OWN = 0.8 // what it hides of its own space weighs less than what it hides of another
const FAR = 9 // units of area hidden that one unit of distance is worth

function both(aside: number): [number, number][] {
  return [-1, 1].map((side) => [side * aside, aside * 0.4])
}

/** How far ships that would lie at `foot` go aside. `wide` is how much wider than one they are. */
export function aside(
  foot: Point,
  own: Point,
  others: Point[],
  { scale, wide, space }: { scale: number; wide: number; space: number },
): Point {
  const half = SPACE * space
  const hidden = (at: Point, ship: Point) =>
    overlap(ship.x - HALF * scale - wide / 2, ship.x + HALF * scale + wide / 2, at.x, half) *
    overlap(ship.y - HIGH * scale, ship.y, at.y, half)
  const ways = BESIDE.map(([x, y]) => {
    const shift = { x: x * scale, y: y * scale }
    const ship = { x: foot.x + shift.x, y: foot.y + shift.y }
    const covered = others.reduce((sum, other) => sum + hidden(other, ship), 0)
    return { shift, cost: covered + OWN * hidden(own, ship) + FAR * Math.abs(shift.x) }
  })
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best)).shift
}

const overlap = (from: number, to: number, middle: number, half: number): number =>
  Math.max(0, Math.min(to, middle + half) - Math.max(from, middle - half))
