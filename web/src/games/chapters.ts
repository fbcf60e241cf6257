/** Which paragraph of a game's rules page tells which numbered rules of `docs/rules`. */
export interface Chapters {
  /** The letters of the rules' ids: `YD`. */
  prefix: string
  /** A rule's number and the paragraph that tells it and those after it, up to the next: `action-2`. */
  from: readonly (readonly [number, string])[]
}

/** The paragraph that tells a rule (`YD-30`), null for anything else. */
export function paragraphOf({ prefix, from }: Chapters, rule: string): string | null {
  const [letters, digits, ...more] = rule.trim().toUpperCase().split('-')
  if (letters !== prefix || more.length > 0 || !digits || !/^\d+$/.test(digits)) return null
  return from.findLast(([first]) => first <= Number(digits))?.[1] ?? null
}
