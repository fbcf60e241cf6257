/** Where everything lies on the China Sea, for a frame of any size: the grid takes all the room there
 * is, the pieces keep their proportions, and no text is smaller than can be read. In pixels. */
import { box, type Mission } from '@/generated/games/ching'
import { DRAWN } from './drawing'

const { columns, rows } = box.board
const SMALLEST = 13 // px of text
const NARROW = 560 // below: the board of a phone, numbers without words
const ROWS_OF_TILES = [4, 5, 6, 7]
const MOST_IN_A_ROW = 6 // of mission tiles, in the second of these rows
const BESIDE = 66 // px of words beside the display
const LEAST_CARD = 36 // px: where its cards would be narrower, the display goes without its name
const SPINE = 20 // px of its name alone, turned along its side
const SHORE = 0.675 // of a column a tile keeps from the space beside it

export interface Spot {
  x: number
  y: number
}
export interface Size {
  width: number
  height: number
}
export type Chart = ReturnType<typeof chartOf>
export type Tray = NonNullable<Chart['tray']>

/** All spaces of the stepped grid (MC-4). */
export const SPACES: readonly { column: number; row: number; number: number }[] = Array.from(
  { length: columns },
  (_, n) =>
    Array.from({ length: Math.min(n + 1, rows) }, (_, c) => ({
      column: n + 1,
      row: c + 1,
      number: (n + 1) * (c + 1),
    })),
).flat()

/** Where crossing an encounter line begins in the first row, and what it brings. */
export const CROSSINGS = box.lines.cards.map((cards, at) => ({
  cards,
  column: box.lines.edges.find(({ line, from }) => line === at + 1 && from[1] === 1)!.from[0]!,
}))

/** `ashore`: how many tiles lie in the row that the display has to leave room for. `tray`: whether
 * the display lies on the land at all. */
export function chartOf(width: number, height: number, displayed = 4, ashore = 4, tray = true) {
  const narrow = width < NARROW
  const margin = narrow ? 3 : 12
  const head = narrow ? 19 : 23
  const beyond = narrow ? 34 : between(84, width * 0.11, 150) // the edge of the world
  const dx = (width - beyond - margin) / columns
  const dy = (height - head - (narrow ? 4 : 7)) / rows
  const unit = Math.min(dx / DRAWN.dx, dy / DRAWN.dy)
  /** There is room for a line of text between the missions and the display. */
  const roomy = !narrow && dy >= 50
  const home = { x: margin + dx / 2, y: head + dy / 2 }
  const spot = (column: number, row: number): Spot => ({
    x: home.x + dx * (column - 1),
    y: home.y + dy * (row - 1),
  })
  const plate = plateOf(dx, dy, narrow)
  const ship = shipOf(dx, dy, narrow)
  const tile = tileOf(spot(5, 5).x - SHORE * dx, dx, dy, narrow)
  return {
    width, height, narrow, dx, dy, unit, spot, plate, ship, tile,
    /** Where the sea ends. */
    edge: spot(columns, 1).x + dx / 2,
    roomy,
    tray: tray ? trayOf() : null,
    /** A size of the drawing, for letters. */
    type: (size: number): number => Math.max(SMALLEST, Math.min(size * unit, size * 1.4)),
    /** A path of the drawing. */
    path: (d: string): string =>
      d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
        const { x: left, y: top } = moved(Number(x), Number(y))
        return `${left.toFixed(1)} ${top.toFixed(1)}`
      }),
    moved,
    tiles: (missions: readonly Mission[]) => tilesOf(missions),
  } // prettier-ignore

  /** Where a point of the drawing comes to lie. */
  function moved(x: number, y: number): Spot {
    return {
      x: home.x + ((x - DRAWN.x) * dx) / DRAWN.dx,
      y: home.y + ((y - DRAWN.y) * dy) / DRAWN.dy,
    }
  }

  /** The display in the lower left corner: as large as the missions beside and above it allow. Where
   * height is scarce its name stands beside the cards. */
  function trayOf() {
    const edge = narrow ? 4 : roomy ? 7 : 5
    const gap = narrow ? 3 : 6
    const head = roomy ? 23 : narrow ? 4 : 5
    const top = spot(1, 5).y + tile.height / 2 + 4
    const right = spot(6, 6).x - SHORE * dx - ashore * (narrow ? tile.width * 0.65 : tile.width + 3)
    const tallest = ((height - edge - top - head - gap) * 78) / 112
    const room = right - margin - 8 - gap * (displayed + 1)
    const beside = (room - BESIDE) / displayed < tallest ? SPINE : BESIDE
    const tight = (room - SPINE) / displayed < LEAST_CARD
    const aside = roomy || narrow || tight ? 0 : beside
    const card = Math.min(tallest, (room - aside) / displayed, 110)
    const high = (card * 112) / 78
    return {
      x: narrow ? 3 : 9,
      y: height - edge - high - head - gap,
      width: aside + gap + (card + gap) * displayed,
      height: head + high + gap,
      head,
      aside,
      turned: aside === SPINE,
      gap,
      card: { width: card, height: high },
    }
  }

  /** Missions stand ashore in their row, the highest number nearest to the sea. Where there is no room
   * those of one number lie on one another. */
  function tilesOf(missions: readonly Mission[]): (Spot & { mission: Mission })[] {
    return ROWS_OF_TILES.flatMap((row) => {
      const here = missions
        .filter((mission) => mission.row === row && mission.where !== 'aside')
        .sort((a, b) => b.number - a.number || a.tile.localeCompare(b.tile))
      let x = spot(row, row).x - SHORE * dx
      return here.map((mission, at) => {
        const twin = here[at - 1]
        const stacked = narrow && mission.where === 'on' && twin?.where === 'on'
        if (stacked && twin.number === mission.number)
          return { mission, x: x - 4, y: spot(row, row).y - tile.height / 2 - 3 }
        x -= (mission.where === 'on' ? tile.width : tile.ghost) + 3
        return { mission, x, y: spot(row, row).y - tile.height / 2 }
      })
    })
  }
}

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most))

function plateOf(dx: number, dy: number, narrow: boolean): Size {
  const height = Math.min(dy * (narrow ? 0.74 : 0.66), dx * (narrow ? 0.6 : 0.36))
  return { height, width: Math.min(dx * (narrow ? 0.8 : 0.6), height * 2.1) }
}

function shipOf(dx: number, dy: number, narrow: boolean): Size {
  const height = Math.min(dy * 0.94, dx * (narrow ? 0.68 : 0.46))
  return { height, width: (height * 62) / 64 }
}

/** A mission: its number above what it brings, or its number alone. */
function tileOf(land: number, dx: number, dy: number, narrow: boolean) {
  const height = narrow ? dy * 0.72 : Math.min(dy * 0.86, dx * 0.5)
  const width = narrow
    ? Math.min(dx * 0.72, (land - 4) / 3 - 3)
    : Math.min(dx * 0.64, (land - 6) / MOST_IN_A_ROW - 3, height * 1.9)
  return { width, height, ghost: narrow ? width * 0.62 : Math.min(27, width * 0.5) }
}
