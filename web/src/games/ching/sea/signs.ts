/** How the signs of a reward lie on a mission: in one line or in two, whichever shows them larger. */
import type { Mission } from '@/generated/games/ching'
import { reward } from '../pieces'
import type { Chart } from './chart'

export const SIGN = 16 // a sign before it is scaled
const LEAST_SIGN = 9.5 // px: smaller ones are not told from one another
export const NUMBER = 19 // px of a number that stands beside them
const LINE = 18
const MOST = 1.35 // times its size, where a mission has room
const OVER = 12.5 // equal gems lie on one another

interface Part {
  sign: string
  text: string
  /** To the next part. */
  step: number
}
interface Placed {
  sign: string
  text: string
  x: number
  y: number
}

/** Where a mission tells what it brings: below its number, beside it, or for want of room nowhere. */
export type Telling = 'below' | 'beside' | 'bare'

/** How the missions of each row tell it: where one has no room, the others of the row are like it. */
export function tellings(chart: Chart, missions: readonly Mission[]): Map<number, Telling> {
  const open = chart.tiles(missions).filter(({ mission: { where } }) => where === 'on')
  const fits = (row: number, signs: typeof signsOn): boolean =>
    open
      .filter(({ mission }) => mission.row === row)
      .every(({ mission, width }) => signs(chart, width, mission).scale * SIGN >= LEAST_SIGN)
  return new Map(
    open.map(({ mission: { row } }) => [
      row,
      fits(row, signsOn) ? 'below' : fits(row, signsBeside) ? 'beside' : 'bare',
    ]),
  )
}

/** `x` and `y` are from the middle of the field below the number, and to be scaled. */
export function signsOn(chart: Chart, width: number, mission: Mission) {
  const band = bandOf(chart)
  return { band, ...fitted(chart, width, chart.tile.height - band, mission) }
}

/** The same, beside the number. */
export const signsBeside = (chart: Chart, width: number, mission: Mission) => ({
  band: 0,
  ...fitted(chart, width - NUMBER, chart.tile.height + 1, mission),
})

function fitted(chart: Chart, width: number, height: number, mission: Mission) {
  const groups = reward(mission).map(partsOf)
  const layouts = [[groups.flat()], ...splits(groups)]
  const fitting = layouts.map((lines) => ({
    lines,
    scale: Math.min(
      (width - 4) / Math.max(...lines.map(widthOf)),
      (height - 2) / (LINE * lines.length),
      MOST * Math.max(1, chart.unit),
    ),
  }))
  const { scale, lines } = fitting.reduce((one, other) => (other.scale > one.scale ? other : one))
  return { scale, placed: lines.flatMap(placedIn(lines.length)) }
}

/** Of a mission's number. */
const bandOf = ({ tile, narrow }: Chart): number =>
  narrow ? Math.max(13, tile.height * 0.33) : Math.max(14.5, tile.height * 0.38)

function partsOf({ sign, count }: ReturnType<typeof reward>[number]): Part[] {
  if (sign === '#g-gold')
    return [{ sign, text: count > 1 ? String(count) : '', step: count > 1 ? 29 : 17 }]
  return Array.from({ length: count }, (_, n) => ({
    sign,
    text: '',
    step: n < count - 1 ? OVER : sign === '#g-enc' ? 14 : 17,
  }))
}

/** Every way to break them into two lines: between goods, or within three gems of a kind. */
function splits(groups: Part[][]): Part[][][] {
  const parts = groups.flat()
  return parts.slice(1).map((_, at) => {
    const upper = parts.slice(0, at + 1)
    const last = upper.at(-1)!
    return [
      [...upper.slice(0, -1), { ...last, step: Math.max(last.step, 17) }],
      parts.slice(at + 1),
    ]
  })
}

const widthOf = (parts: Part[]): number => parts.reduce((sum, { step }) => sum + step, 0)

const placedIn =
  (lines: number) =>
  (parts: Part[], line: number): Placed[] => {
    let x = -widthOf(parts) / 2
    return parts.map(({ sign, text, step }) => {
      const at = x
      x += step
      return { sign, text, x: at, y: (line - (lines - 1) / 2) * LINE }
    })
  }
