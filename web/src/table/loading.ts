/** Lays a table: everything a game needs before it can be drawn, loaded on demand. */
import { boards } from '@/shell/shelf'
import { takeSprite } from '@/shell/sprites'
import type { Language } from '@/words/texts'
import type { BoardModule } from './board'
import { Speaker } from '@/table/texts/tableTexts.svelte'

export interface Laid {
  board: BoardModule
  /** A voice that knows the players' names. */
  speak: (names: () => readonly string[]) => Speaker
}

export async function boardOf(game: string): Promise<BoardModule> {
  const load = Object.entries(boards).find(([path]) =>
    path.endsWith(`/games/${game}/index.ts`),
  )?.[1]
  if (!load) throw new Error(`there is no board for ${game}`)
  const { default: board } = (await load()) as { default: BoardModule }
  await Promise.all((board.sprites ?? []).map(takeSprite))
  return board
}

export async function layTable(game: string, language: Language): Promise<Laid> {
  const [board, words] = await Promise.all([boardOf(game), Speaker.learn(game, language)])
  return { board, speak: (names) => new Speaker(words, names) }
}
