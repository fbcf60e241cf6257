/** The desk of this game: its view, its moves, its events. */
import type { Entry, Move, PandaView } from '@/generated/games/panda'
import type { Desk } from '@/table/desk/desk.svelte'

export type PandaDesk = Desk<PandaView, Move, Entry>
