/** What is heard when something happens at a table, live or in a replay. */
import type { BoardModule } from '@/table/board'
import type { Entry } from '@/table/types'
import { play } from './speaker'

export function soundEvent(board: BoardModule, entry: Entry): void {
  const sound = board.sounds?.[entry.event]
  if (sound) play(sound)
}
