/** The desk's words: the texts of the game and of the shell, in the language that is set. */
import { signed } from '@/words/texts'
import type { Entry, Move, GameTexts, Reason } from '@/table/types'

export class DeskTexts<M extends Move> {
  protected readonly texts: () => GameTexts

  constructor(texts: () => GameTexts) {
    this.texts = texts
  }

  /** A text of the game or of the shell. Ids have underscores, keys hyphens: either will do. */
  say(key: string, values?: Record<string, string | number>): string {
    return this.texts().say(key.replaceAll('_', '-'), values)
  }

  has(key: string): boolean {
    return this.texts().has(key.replaceAll('_', '-'))
  }

  label(move: M): string {
    return this.texts().label(move)
  }

  /** Why a move is refused, in one sentence. */
  objectionText(reason: Reason): string {
    return signed(this.texts().objection(reason))
  }

  sentence(entry: Entry): string {
    return signed(this.texts().sentence(entry))
  }

  /** What an event brings, in a word or two ("+3 rice"), or "". */
  effect(entry: Entry): string {
    return signed(this.texts().effect(entry))
  }
}
