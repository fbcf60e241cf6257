/** On a phone the board has pages: which of them shows the things a lesson speaks of. */
import type { Anchors } from '@/table/motion/anchors'

/** What one page shows of them: how many, whether what is named first is among them, and in how many
 * pixels from the highest to the lowest they are. */
export interface Shown {
  things: number
  first: boolean
  height: number
}

export function shown(names: string[], anchors: Anchors): Shown {
  const boxes = names
    .filter((name) => anchors.has(name))
    .map((name) => anchors.find(name)!.getBoundingClientRect())
  const top = Math.min(...boxes.map((box) => box.top))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  const first = anchors.has(names[0] ?? '')
  return { things: boxes.length, first, height: boxes.length ? bottom - top : 0 }
}

/** Whether a page that shows this is worth turning to from one that shows that: it has more of the
 * things, or the one that matters most, or has them closer together where they do not fit on the
 * screen. */
export function better(now: Shown, than: Shown, room: number): boolean {
  if (now.things !== than.things) return now.things > than.things
  if (now.first !== than.first) return now.first
  return than.height > room && now.height < than.height
}
