/** Arrow keys lead from one thing that may be chosen to the nearest in that direction. */
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves the focus; says whether the key was one of these and there was somewhere to go. */
export function moveFocus(key: string, within: ParentNode): boolean {
  const way = DIRECTIONS[key]
  if (!way) return false
  const choices = [...within.querySelectorAll<HTMLElement | SVGElement>('[data-may]')].filter(
    (choice) => choice.getBoundingClientRect().width > 0,
  )
  const here = choices.find((choice) => choice === document.activeElement)
  const next = here ? nearest(here, choices, way) : choices[0]
  next?.focus()
  return !!next
}

/** Straight ahead counts once, aside three times. */
function nearest<E extends Element>(here: E, all: E[], [dx, dy]: [number, number]): E | undefined {
  const [x, y] = middle(here)
  let best: E | undefined
  let least = Infinity
  for (const other of all) {
    const [ox, oy] = middle(other)
    const ahead = (ox - x) * dx + (oy - y) * dy
    const distance = ahead + 3 * Math.abs((ox - x) * dy + (oy - y) * dx)
    if (other !== here && ahead > 1 && distance < least) [best, least] = [other, distance]
  }
  return best
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}
