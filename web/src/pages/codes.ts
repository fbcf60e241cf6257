/** A code in groups that can be read out; blanks, dashes and case do not count when it is typed. */
export function dictated(code: string): string {
  const groups = Math.ceil(code.length / 4)
  const begins = (group: number) => Math.round((group * code.length) / groups)
  const parts = Array.from({ length: groups }, (_, at) => code.slice(begins(at), begins(at + 1)))
  return parts.join('-').toUpperCase()
}
