/** The desk of this game: its view, its moves, its events. */
import type { Entry, Move, SampleView } from '@/generated/games/sample'
import type { Desk } from '@/table/desk/desk.svelte'

export type SampleDesk = Desk<SampleView, Move, Entry>
