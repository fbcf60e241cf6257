// The sea chart as it is printed: where the spaces are and the lanes between them. Which moves there are
// is told by the server; the ways found here are only drawn (`drawing.ts`).
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

/** Where the white number of a space stands: beside it, towards the open sea or the island. */
export const NUMBER: Record<number, [number, number]> = {
  0: [31, -34], 41: [0, -31], 42: [0, -31], 43: [0, -31], 44: [-2, -34],
  45: [29, 18], 46: [0, 31], 47: [0, 31], 48: [0, 31], 49: [-30, 18],
} // prettier-ignore

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

/** The spaces before a ship on every lane, the nearest first. */
export function spacesAhead(start: number, steps: number): Space[] {
  const ahead = new Set<number>()
  let last = [start]
  for (let step = 0; step < steps; step++) {
    last = last.flatMap((id) => spaceAt(id).next).filter((id) => id !== start && !ahead.has(id))
    for (const id of last) ahead.add(id)
  }
  return [...ahead].map(spaceAt)
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
