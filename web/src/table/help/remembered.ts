/** What was explained in first games, and whether somebody wants no more of it: by game, kept in this
 * browser. `wanted` is null as long as nobody has said anything. */
const KEPT = 'lorcha.help'

export interface Remembered {
  wanted: boolean | null
  seen: string[]
}

export function remembered(game: string, storage: Storage = localStorage): Remembered {
  const { wanted = null, seen = [] } = all(storage)[game] ?? {}
  return { wanted, seen: Array.isArray(seen) ? seen : [] }
}

export function remember(game: string, now: Remembered, storage: Storage = localStorage): void {
  try {
    storage.setItem(KEPT, JSON.stringify({ ...all(storage), [game]: now }))
  } catch {
    // Private windows may refuse: then it is explained again.
  }
}

function all(storage: Storage): Record<string, Partial<Remembered>> {
  try {
    const read: unknown = JSON.parse(storage.getItem(KEPT) ?? '{}')
    return typeof read === 'object' && read !== null
      ? (read as Record<string, Partial<Remembered>>)
      : {}
  } catch {
    return {}
  }
}
