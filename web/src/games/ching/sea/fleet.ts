/** Where the junks lie: several on one space are fanned out, so that each shows whose it is. */
import type { ChingView } from '@/generated/games/ching'
import type { Chart, Spot } from './chart'

/** Of a junk's width the next one in a fan lies to the right: the mark on the sail stays in sight. */
const FAN = 0.42

export interface Lying extends Spot {
  seat: number
  name: string
  width: number
  /** How many share the space. */
  fellows: number
}

export const placeOf = (column: number, row: number): string => `${column} ${row}`

/** In the order they are drawn in: the right one of a fan first. `apart` where one is to be chosen. */
export function fleetOf(view: ChingView, chart: Chart, apart = false): Lying[] {
  const spaces = new Map<string, { seat: number; name: string; column: number; row: number }[]>()
  view.captains.forEach((captain, seat) => {
    for (const { name, ...at } of captain.junks) {
      const [column, row] = [Math.max(at.column, 1), Math.max(at.row, 1)]
      const key = placeOf(column, row)
      spaces.set(key, [...(spaces.get(key) ?? []), { seat, name, column, row }])
    }
  })
  return [...spaces.values()].flatMap((here) =>
    here
      .map(({ seat, name, column, row }, at) => {
        const width = shipWidth(chart, here.length)
        const { x, y } = berth(chart, column, row, here.length)
        return {
          seat,
          name,
          width,
          fellows: here.length,
          x: x + at * width * (apart ? 0.9 : FAN),
          y,
        }
      })
      .reverse(),
  )
}

/** Many on one space are a little smaller. */
export function shipWidth(chart: Chart, fellows: number): number {
  const several = chart.narrow ? 0.82 : 1
  const many = chart.narrow ? 0.74 : 0.86
  return chart.ship.width * (fellows > 2 ? many : fellows > 1 ? several : 1)
}

/** Where the first of so many junks lies: right of the space's number, its hull on the plate; on a phone
 * in its upper half, so that the number stays whole. */
export function berth(chart: Chart, column: number, row: number, fellows = 1): Spot {
  const { x, y } = chart.spot(column, row)
  const height = (shipWidth(chart, fellows) * 64) / 62
  if (chart.narrow)
    return {
      x: x - chart.plate.width * (fellows > 1 ? 0.12 : 0.02),
      y: y + 1.5 - height,
    }
  return {
    x: x - chart.plate.width * (fellows > 2 ? 0.12 : fellows > 1 ? 0.04 : -0.03),
    y: y + chart.plate.height * 0.36 - height,
  }
}
