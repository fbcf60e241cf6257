// Where the navigation box with the dice lies on the chart.
import type { Drawing } from './drawing'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

const [WIDE, HIGH] = [236, 82]
const ABOVE = 47 // the space whose number it must not cover

export function navigationBox(chart: Drawing): Box {
  const [w, h] = [WIDE * chart.grow, HIGH * chart.grow]
  const above = chart.at(ABOVE)
  return { x: chart.place(782, 0).x - w / 2, y: above.y + 45 * chart.grow, w, h }
}
