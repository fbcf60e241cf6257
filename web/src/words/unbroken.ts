/** Values stay whole where a line ends: 6-7-8-9-10, "10-м", a number and what it counts. */
const JOINER = '\u2060' // forbids a break, and takes no room
const SPACE = '\u00a0'

export function unbroken(text: string): string {
  return text
    .replace(/(?<=[\dJQKA])-(?=[\dJQKA]|\p{L}{1,2}(?!\p{L}))/gu, `-${JOINER}`)
    .replace(/(?<=(?:^|\s)\d{1,3}) (?=\p{L})/gu, SPACE)
    .replace(/(?<=\S) (?=\d{1,2}(?:[.,;:!?)]|$))/gu, SPACE)
}
