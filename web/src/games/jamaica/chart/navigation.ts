// Where the navigation box with the dice lies on the chart.
import { PORT_ROYAL } from './chart'
import type { Drawing } from './drawing'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

const [WIDE, HIGH] = [236, 82]
const ABOVE = 47 // the space whose number it must not cover
const LAIR = 44 // whose chest it must not cover
const CASTLE = 94 // from the middle of Port Royal to what is left of it, ships before the start included

export function navigationBox(chart: Drawing): Box {
  const [w, h] = [WIDE * chart.grow, HIGH * chart.grow]
  const above = chart.at(ABOVE)
  const castle = chart.at(PORT_ROYAL).x - CASTLE * chart.grow
  const x = Math.min(chart.place(782, 0).x - w / 2, castle - w)
  const lair = chart.at(LAIR)
  const below = x < lair.x + 36 * chart.grow ? lair.y + 30 * chart.grow : 0
  return { x, y: Math.max(above.y + 45 * chart.grow, below), w, h }
}

export const apart = (a: Box, b: Box): boolean =>
  a.x + a.w < b.x || b.x + b.w < a.x || a.y + a.h < b.y || b.y + b.h < a.y
