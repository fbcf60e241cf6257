// An event of the journal with the fields that Jamaica's events have; each has only some of them.
import type { Entry } from '@/table/types'

export interface Told {
  event: string
  seat?: number
  start: number
  space: number
  steps: number
  direction: string
  hold: number
  amount: number
  resource: string
  cost: number
  owned: number
  foe: number
  throw: string
  morning: number
  evening: number
  card?: string
}

export const toldIn = (entry: Entry): Told => entry as unknown as Told
