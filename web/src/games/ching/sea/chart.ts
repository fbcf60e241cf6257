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
const ROW_WORDS = 14.5 // the size of the words beside a row
const HARBOUR = 66 // px: the least Hong Kong is told by
const WORDS = 4.6 // times that size: the longest of them
const SHORE = 0.675 // of a column a tile keeps from the space beside it
const GHOSTS = 12 // px from one taken mission to the next on a phone, where they lie on one another

export interface Spot {
  x: number
  y: number
}
export interface Size {
  width: number
  height: number
}
/** A mission where it lies, and as wide as its row allows. */
export interface LaidTile extends Spot {
  mission: Mission
  width: number
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

/** `ashore`: how many tiles lie in the row that the display has to leave room for. `trayed`: whether
 * the display lies on the land at all. */
export function chartOf(width: number, height: number, displayed = 4, ashore = 4, trayed = true) {
  const narrow = width < NARROW
  const margin = narrow ? 3 : 12
  const head = narrow ? 19 : 23
  const beyond = narrow ? 34 : between(84, width * 0.16 - 45, 172) // the edge of the world
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
  const words = wordsOf()
  const tile = tileOf(shore(5), dx, dy, narrow)
  const tray = trayed && !narrow ? trayOf() : null
  return {
    width, height, narrow, dx, dy, unit, spot, plate, ship, tile,
    /** What stands beside each row, and where the room beyond it begins. */
    words,
    /** Where the sea ends. */
    edge: spot(columns, 1).x + dx / 2,
    roomy,
    tray,
    /** A size of the drawing, for letters. */
    type,
    /** A path of the drawing. */
    path: (d: string): string =>
      d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
        const { x: left, y: top } = moved(Number(x), Number(y))
        return `${left.toFixed(1)} ${top.toFixed(1)}`
      }),
    moved,
    shore,
    tiles: (missions: readonly Mission[]) => tilesOf(missions),
  } // prettier-ignore

  function type(size: number): number {
    return Math.max(SMALLEST, Math.min(size * unit, size * 1.4))
  }

  /** Close to the last column: what lies beyond begins where they end. The last row does without where
   * Hong Kong needs the room. */
  function wordsOf() {
    if (narrow) return { x: spot(columns, 1).x + dx / 2 + 3, end: width - beyond + 14, rows: 6 }
    const x = spot(columns, 1).x + plate.width / 2 + 7
    const end = x + type(ROW_WORDS) * WORDS
    return { x, end, rows: width - end < HARBOUR ? 6 : 7 }
  }

  /** Where the missions of a row end at the sea. */
  function shore(row: number): number {
    return spot(row, row).x - SHORE * dx
  }

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
    const edge = roomy ? 7 : 5
    const gap = 6
    const head = roomy ? 23 : 5
    const top = spot(1, 5).y + tile.height / 2 + 4
    const right = shore(6) - ashore * (tile.width + 3)
    const tallest = ((height - edge - top - head - gap) * 78) / 112
    const room = right - margin - 8 - gap * (displayed + 1)
    const beside = (room - BESIDE) / displayed < tallest ? SPINE : BESIDE
    const tight = (room - SPINE) / displayed < LEAST_CARD
    const aside = roomy || tight ? 0 : beside
    const card = Math.min(tallest, (room - aside) / displayed, 110)
    const high = (card * 112) / 78
    return {
      x: 9,
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

  /** Missions stand ashore in their row, the highest number nearest to the sea. On a phone those that
   * are taken lie on one another behind the others, who share the room this leaves. */
  function tilesOf(missions: readonly Mission[]): LaidTile[] {
    return ROWS_OF_TILES.flatMap((row) => {
      const here = missions
        .filter((mission) => mission.row === row && mission.where !== 'aside')
        .sort(
          (a, b) =>
            (narrow ? Number(a.where === 'taken') - Number(b.where === 'taken') : 0) ||
            b.number - a.number ||
            a.tile.localeCompare(b.tile),
        )
      const y = spot(row, row).y - tile.height / 2
      let x = shore(row)
      const wide = widthOn(here, x)
      return here.map((mission, at) => {
        const open = mission.where === 'on'
        const before = here[at - 1]
        const close = narrow && !open && before && before.where !== 'on'
        x -= close ? GHOSTS : (open ? wide : tile.ghost) + 3
        return { mission, x, y, width: open ? wide : tile.ghost }
      })
    })
  }

  /** Of an open mission: what the taken ones of its row, and the display, leave of the land. */
  function widthOn(here: readonly Mission[], land: number): number {
    const open = here.filter(({ where }) => where === 'on').length
    const behind = here.length - open
    if (narrow) {
      const taken = behind && tile.ghost + 3 + (behind - 1) * GHOSTS
      return Math.min(tile.width, (land - 4 - taken) / Math.max(1, open) - 3)
    }
    const beside = tray && here[0] && here[0].row > 5 ? tray.x + tray.width + 5 : margin
    const room = (land - beside - behind * (tile.ghost + 3)) / Math.max(1, open) - 3
    return between(tile.width, room, Math.min(dx * 0.88, tile.height * 2.2))
  }
}

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most))

function plateOf(dx: number, dy: number, narrow: boolean): Size {
  const height = Math.min(dy * (narrow || dy < 46 ? 0.74 : 0.66), dx * (narrow ? 0.6 : 0.36))
  return { height, width: Math.min(dx * (narrow ? 0.8 : 0.6), height * 2.1) }
}

function shipOf(dx: number, dy: number, narrow: boolean): Size {
  const height = Math.min(dy * 0.94, dx * (narrow ? 0.67 : 0.46))
  return { height, width: (height * 62) / 64 }
}

/** A mission: its number above what it brings, or its number alone. */
function tileOf(land: number, dx: number, dy: number, narrow: boolean) {
  const height = narrow ? dy * 0.94 : Math.min(dy * 0.92, dx * 0.5)
  const width = narrow
    ? Math.min(dx * 1.36, height * 2.4)
    : Math.min(dx * 0.66, (land - 6) / MOST_IN_A_ROW - 3, height * 2)
  return { width, height, ghost: narrow ? 19 : Math.min(27, width * 0.5) }
}
