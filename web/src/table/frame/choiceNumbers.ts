/** What may be chosen, as keys number it. */
export const NINE = 9
export type Choice = HTMLElement | SVGElement

/** What may be chosen and is on the screen, in the order of the page. */
export function visibleChoices(within: ParentNode): Choice[] {
  return [...within.querySelectorAll<Choice>('[data-may]')].filter((choice) => {
    const { width, top, bottom, left, right } = choice.getBoundingClientRect()
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  })
}

/** Hidden, the first nine, the next nine …, hidden again. */
export function nextPage(page: number | null, choices: number): number | null {
  const next = page === null ? 0 : page + 1
  return next * NINE < choices ? next : null
}

/** The number of the key, also where Alt makes another sign of it. */
export function pressedNumber({ code, ctrlKey, metaKey }: KeyboardEvent): number | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  return digit && !ctrlKey && !metaKey ? Number(digit) : null
}
