/** Lays a table: everything a game needs before it can be drawn, loaded on demand. */
import { boards } from '@/shell/shelf'
import { takeSprite } from '@/shell/sprites'
import type { Language } from '@/words/texts'
import type { BoardModule } from './board'
import type { Seat } from './types'
import { TableTexts } from '@/table/texts/tableTexts.svelte'

export interface LoadedTable {
  board: BoardModule
  /** The texts of a table where these people sit. */
  textsFor: (seats: () => readonly Seat[]) => TableTexts
}

/** The drawings of each game that has some: `look/sprites/<game>.svg`. */
const sprites = import.meta.glob<string>('@/look/sprites/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = Object.entries(boards).find(([path]) =>
    path.endsWith(`/games/${game}/index.ts`),
  )?.[1]
  if (!load) throw new Error(`there is no board for ${game}`)
  const sprite = Object.entries(sprites).find(([path]) => path.endsWith(`/${game}.svg`))?.[1]
  const [module] = await Promise.all([load(), sprite && takeSprite(sprite)])
  return (module as { default: BoardModule }).default
}

export async function loadTable(game: string, language: Language): Promise<LoadedTable> {
  const [board, words] = await Promise.all([loadBoard(game), TableTexts.load(game, language)])
  return { board, textsFor: (seats) => new TableTexts(words, seats) }
}
