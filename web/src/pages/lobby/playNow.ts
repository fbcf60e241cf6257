/** What somebody chose for "Play now" the last time, for each game, kept in this browser. */
import type { GameInfo, Value } from '@/generated/wire'

export type Choice = { seats: number; level: string; options: Record<string, Value> }

const USUAL_LEVEL = 'boatswain'
const KEPT = (game: string): string => `lorcha.play.${game}`

/** The last choice as far as the game still offers it; otherwise the usual. */
export function lastChoice(game: GameInfo, storage: Storage = localStorage): Choice {
  const kept = stored(game.id, storage)
  const options: Record<string, Value> = {}
  for (const { id, values } of game.options) {
    const wanted = kept.options?.[id]
    options[id] = wanted !== undefined && values.includes(wanted) ? wanted : values[0]!
  }
  return {
    seats: game.seats.includes(kept.seats ?? 0) ? kept.seats! : game.best,
    level: game.levels.includes(kept.level ?? '') ? kept.level! : USUAL_LEVEL,
    options,
  }
}

export function keepChoice(game: string, choice: Choice, storage: Storage = localStorage): void {
  try {
    storage.setItem(KEPT(game), JSON.stringify(choice))
  } catch {
    // Private windows may refuse: then the usual is offered again.
  }
}

function stored(game: string, storage: Storage): Partial<Choice> {
  try {
    const read: unknown = JSON.parse(storage.getItem(KEPT(game)) ?? '{}')
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}
