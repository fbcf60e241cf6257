/** The desk of this game, and what its parts are handed. */
import type { Desk } from '@/table/desk/desk.svelte'
import type { EventForecast, DragonView, Entry, Move, Prince } from '@/generated/games/dragon'

export type DragonDesk = Desk<DragonView, Move, Entry>
export type { EventForecast, DragonView, Entry, Move, Prince }

/** The key of a text about an id: `person`, `court_lady` is `person-court-lady`. */
export const key = (...parts: string[]): string => parts.join('-').replaceAll('_', '-')

/** The reader's province, as it is and as the choice would leave it. */
export const own = (desk: DragonDesk, view: DragonView | null): Prince | null =>
  (desk.own === null ? null : view?.princes[desk.own]) ?? null
