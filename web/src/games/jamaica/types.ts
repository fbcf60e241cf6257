/** The desk of this game: its view, its moves, its events. */
import type { Entry, Move, View } from '@/generated/games/jamaica'
import type { Desk } from '@/table/desk/desk.svelte'

export type JamaicaDesk = Desk<View, Move, Entry>
