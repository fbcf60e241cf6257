// The sea chart as a drawing: where the spaces are, the lanes between them, where ships lie. Which
// moves there are is told by the server; the ways found here are only drawn.
import { box } from '@/generated/games/jamaica'

export interface Point {
  x: number
  y: number
}
export interface Space extends Point {
  id: number
  type: 'port_royal' | 'sea' | 'port' | 'lair'
  cost: number
  next: number[]
  lane: string
  score: number | null
}

export const [WIDTH, HEIGHT] = box.board.chart as [number, number]
export const PORT_ROYAL = 0
export const RED_LINE: number = box.scoring.before_red_line
export const HOLDS: number = box.holds.per_ship
export const FACES: number[] = box.combat_die.faces

export const SPACES: Space[] = box.board.spaces.map((space) => ({
  id: space.id,
  type: space.type as Space['type'],
  cost: ('cost' in space ? space.cost : 0) ?? 0,
  next: space.next,
  lane: space.lane,
  score: ('score' in space ? space.score : null) ?? null,
  x: space.at[0]!,
  y: space.at[1]!,
}))

export function spaceAt(id: number): Space {
  return SPACES[id]!
}

const behind = (id: number) => SPACES.filter((space) => space.next.includes(id)).map((s) => s.id)

/** Spaces where lanes part or join, and the harbour: a lane runs from one to the next. */
const isJunction = (id: number) =>
  id === PORT_ROYAL || spaceAt(id).next.length > 1 || behind(id).length > 1

function lanesFrom(start: number): number[][] {
  return spaceAt(start).next.map((first) => {
    const lane = [start, first]
    while (!isJunction(lane.at(-1)!)) lane.push(spaceAt(lane.at(-1)!).next[0]!)
    return lane
  })
}

export const LANES: number[][] = SPACES.filter((space) => isJunction(space.id)).flatMap((space) =>
  lanesFrom(space.id),
)

/** The curve of each step ahead, so that a route lies exactly on the painted lane. */
const curves = new Map<string, [Point, Point]>()
for (const lane of LANES)
  for (let i = 0; i + 1 < lane.length; i++) {
    const at = (n: number) => spaceAt(lane[Math.max(0, Math.min(lane.length - 1, n))]!)
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    curves.set(`${from.id}>${to.id}`, [
      { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
      { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
    ])
  }

const coordinates = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`

/** A way over neighbouring spaces, in either direction, as an SVG path. */
export function pathOf(way: number[]): string {
  let path = way.length ? `M${coordinates(spaceAt(way[0]!))}` : ''
  for (let i = 0; i + 1 < way.length; i++) {
    const [from, to] = [way[i]!, way[i + 1]!]
    const ahead = curves.get(`${from}>${to}`)
    const [one, other] = ahead ?? [...(curves.get(`${to}>${from}`) ?? [])].reverse()
    if (one && other)
      path += `C${coordinates(one)} ${coordinates(other)} ${coordinates(spaceAt(to))}`
  }
  return path
}

/** The spaces from one to another: in this number of steps, or by the shortest way if that is not known. */
export function routeBetween(
  start: number,
  end: number,
  steps: number | null,
  back: boolean,
): number[] {
  let ways = [[start]]
  for (let taken = 0; taken < (steps ?? SPACES.length); taken++) {
    ways = ways.flatMap((way) =>
      (back ? behind(way.at(-1)!) : spaceAt(way.at(-1)!).next).map((next) => [...way, next]),
    )
    const route = ways.find((way) => way.at(-1) === end)
    if (route && (steps === null || taken + 1 === steps)) return route
  }
  return [start, end]
}

/** The side of a fork a way takes, if it is one: its name in the box ends in it. */
export function laneOf(way: number[]): 'outer' | 'inner' | null {
  const forked = way.find((id) => /_(outer|inner)$/.test(spaceAt(id).lane))
  return forked === undefined ? null : (spaceAt(forked).lane.split('_')[1] as 'outer' | 'inner')
}

/** A ship turns its bow to the next space. */
export function looksLeft(id: number): boolean {
  const space = spaceAt(id)
  return spaceAt(space.next[0]!).x < space.x
}

export interface Berth extends Point {
  scale: number
}

/** Where the ships on one space lie: side by side, from four on in two rows, smaller as they crowd. */
export function berths(id: number, count: number): Berth[] {
  const home = id === PORT_ROYAL
  const rows = count < 4 ? [count] : [Math.ceil(count / 2), Math.floor(count / 2)]
  const scale = count === 1 ? 1 : count === 2 ? 0.94 : count < 5 ? 0.84 : 0.76
  const gap = (count === 2 ? 38 : 34) * scale
  const base = home ? { x: spaceAt(id).x - 2, y: 152 } : { x: spaceAt(id).x, y: spaceAt(id).y - 12 }
  const half = (Math.max(...rows) - 1) * (gap / 2) + 22 * scale
  const x = Math.max(18 + half, Math.min(WIDTH - 18 - half, base.x))
  const high = rows.length > 1 ? 44 * scale : 0
  const y = Math.max(16 + 46 * scale + high, base.y + (rows.length > 1 ? 10 : 0))
  return rows.flatMap((ships, row) =>
    Array.from({ length: ships }, (_, i) => ({
      x: x + (i - (ships - 1) / 2) * gap,
      y: y - (rows.length - 1 - row) * high * 0.72,
      scale,
    })),
  )
}
