// The chart as it is drawn: as wide or as high as its frame. Places move apart, the pieces keep their
// shape, and grow where the chart is small.
import { aside, type Printed } from './berths'
import { HEIGHT, LANES, NUMBER, PORT_ROYAL, SPACES, WIDTH, type Point, type Space } from './chart'

const WIDEST = 1.75 // times what is printed; beyond, the rest is left to the table
const TALLEST = 1.6
const LEGIBLE = 0.95 // pixels to a unit from which pieces need not grow
const LARGEST = 1.22 // where neighbouring spaces nearly touch

export interface Berth extends Point {
  scale: number
}

const STAYS: Point = { x: 0, y: 0 }

const clamp = (least: number, n: number, most: number) => Math.max(least, Math.min(most, n))
const coordinates = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`

export class Drawing {
  readonly width: number
  readonly height: number
  readonly spaces: Space[]
  /** The curve of each step ahead, so that a route lies exactly on the painted lane. */
  readonly #curves = new Map<string, [Point, Point]>()

  constructor(
    readonly across = 1,
    readonly down = 1,
    /** How much larger than printed the pieces are. */
    readonly grow = 1,
  ) {
    this.width = WIDTH * across
    this.height = HEIGHT * down
    this.spaces = SPACES.map((space) => ({ ...space, ...this.place(space.x, space.y) }))
    for (const lane of LANES) this.#curve(lane)
  }

  /** As wide and as high as a frame of this size lets it be. */
  static toFit(width: number, height: number): Drawing {
    if (!width || !height) return PRINTED
    const ratio = width / height / (WIDTH / HEIGHT)
    const across = clamp(1, ratio, WIDEST)
    const down = clamp(1, 1 / ratio, TALLEST)
    const scale = Math.min(width / (WIDTH * across), height / (HEIGHT * down))
    return new Drawing(across, down, clamp(1, LEGIBLE / scale, LARGEST))
  }

  /** Where a printed point is drawn. */
  place(x: number, y: number): Point {
    return { x: x * this.across, y: y * this.down }
  }

  at(id: number): Space {
    return this.spaces[id]!
  }

  /** A printed path of absolute coordinates, drawn. */
  outline(path: string): string {
    let nth = 0
    return path.replace(/-?\d+(\.\d+)?/g, (n) =>
      (Number(n) * (nth++ % 2 ? this.down : this.across)).toFixed(1),
    )
  }

  /** A way over neighbouring spaces, in either direction, as an SVG path. */
  path(way: number[]): string {
    let path = way.length ? `M${coordinates(this.at(way[0]!))}` : ''
    for (let i = 0; i + 1 < way.length; i++) {
      const [from, to] = [way[i]!, way[i + 1]!]
      const ahead = this.#curves.get(`${from}>${to}`)
      const [one, other] = ahead ?? [...(this.#curves.get(`${to}>${from}`) ?? [])].reverse()
      if (one && other)
        path += `C${coordinates(one)} ${coordinates(other)} ${coordinates(this.at(to))}`
    }
    return path
  }

  #curve(lane: number[]): void {
    for (let i = 0; i + 1 < lane.length; i++) {
      const at = (n: number) => this.at(lane[clamp(0, n, lane.length - 1)]!)
      const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      this.#curves.set(`${from.id}>${to.id}`, [
        { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
        { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
      ])
    }
  }

  /** Where the ships on one space lie: side by side, from four on in two rows, smaller as they crowd. */
  berths(id: number, count: number): Berth[] {
    const rows = count < 4 ? [count] : [Math.ceil(count / 2), Math.floor(count / 2)]
    const scale = this.grow * (count === 1 ? 1 : count === 2 ? 0.94 : count < 5 ? 0.84 : 0.76)
    const gap = (count === 2 ? 38 : 34) * scale
    const { x: left, y: top } = this.at(id)
    const base = id === PORT_ROYAL ? { x: left - 2, y: top + 30 } : { x: left, y: top - 12 }
    const half = (Math.max(...rows) - 1) * (gap / 2) + 22 * scale
    const high = rows.length > 1 ? 44 * scale : 0
    const foot = {
      x: clamp(18 + half, base.x, this.width - 18 - half),
      y: Math.max(16 + 46 * scale + high, base.y + (rows.length > 1 ? 10 : 0)),
    }
    const shift = rows.length > 1 ? STAYS : this.#aside(id, foot, scale, (count - 1) * gap)
    const x = clamp(18 + half, foot.x + shift.x, this.width - 18 - half)
    const y = foot.y + shift.y
    return rows.flatMap((ships, row) =>
      Array.from({ length: ships }, (_, i) => ({
        x: x + (i - (ships - 1) / 2) * gap,
        y: y - (rows.length - 1 - row) * high * 0.72,
        scale,
      })),
    )
  }

  /** In the harbour there is nothing to hide. */
  #aside(id: number, foot: Point, scale: number, wide: number): Point {
    return id === PORT_ROYAL ? STAYS : aside(foot, this.#printed(id), scale, wide)
  }

  /** What ships on a space might hide: on another space they would seem to lie there. */
  #printed(own: number): Printed[] {
    const spaces = this.spaces.map(({ id, x, y }) => {
      return { x, y, half: 18 * this.grow, worth: id === own ? 0.8 : 2 }
    })
    const numbers = Object.entries(NUMBER).map(([space, [x, y]]) => {
      const at = this.at(Number(space))
      return { x: at.x + x * this.grow, y: at.y + y * this.grow, half: 12 * this.grow, worth: 0.5 }
    })
    return [...spaces, ...numbers]
  }
}

export const PRINTED = new Drawing()
