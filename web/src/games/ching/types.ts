/** The desk of this game: its view, its moves, its events. */
import type { Entry, Move, ChingView } from '@/generated/games/ching'
import type { Desk } from '@/table/desk/desk.svelte'

export type ChingDesk = Desk<ChingView, Move, Entry>
