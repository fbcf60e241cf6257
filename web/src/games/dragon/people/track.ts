/** Where the names stand along the person track: beside their markers, or above them where a
 * neighbour is too near. No name lies over a marker or another name. */

/** A place in the drawing. */
interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The markers on one space, the lowest first. */
export interface Stack {
  x: number
  /** The middle of each marker's face. */
  ys: number[]
  /** What is written to each; nothing at a marker that only would be there. */
  names: string[]
}

export interface Label {
  text: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

const CHARACTER = 7.5 // about as wide as one of 14 px
const GAP = 5
const ROW = 14
const ROWS = 4

const wide = (text: string): number => text.length * CHARACTER
const apart = (one: Box, other: Box): boolean =>
  one.right <= other.left ||
  other.right <= one.left ||
  one.bottom <= other.top ||
  other.bottom <= one.top

function boxOf({ text, x, y, anchor }: Label): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - wide(text) : x - wide(text) / 2
  return { left, right: left + wide(text), top: y - 10, bottom: y + 2 }
}

/** The names of all stacks; `half`: half the width of a marker. */
export function labelled(stacks: Stack[], width: number, half: number): Label[] {
  const taken: Box[] = stacks.flatMap(({ x, ys }) =>
    ys.map((y) => ({ left: x - half, right: x + half, top: y - 6, bottom: y + 12 })),
  )
  const fits = (label: Label): boolean => {
    const box = boxOf(label)
    return box.left >= 0 && box.right <= width && taken.every((other) => apart(box, other))
  }
  const labels: Label[] = []
  for (const stack of stacks) {
    const stacked = places(stack, width, half).find((some) => some.every(fits)) ?? []
    labels.push(...stacked)
    taken.push(...stacked.map(boxOf))
  }
  return labels
}

/** All the ways to write the names of a stack, the best first. */
function places({ x, ys, names }: Stack, width: number, half: number): Label[][] {
  const named = names.flatMap((text, at) => (text ? [{ text, y: ys[at]! + 7 }] : []))
  const beside = (anchor: 'start' | 'end', x: number): Label[] =>
    named.map(({ text, y }) => ({ text, x, y, anchor }))
  const text = named
    .map((one) => one.text)
    .reverse()
    .join(', ')
  const middle = Math.min(Math.max(x, wide(text) / 2), width - wide(text) / 2)
  const above = Array.from({ length: ROWS }, (_, row): Label[] => [
    { text, x: middle, y: Math.min(...ys) - 9 - ROW * row, anchor: 'middle' },
  ])
  return [beside('start', x + half + GAP), beside('end', x - half - GAP), ...(text ? above : [])]
}
