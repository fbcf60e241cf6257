/** The desk's words: the texts of the game and of the shell, in the language that is set. */
import { signed } from '@/words/texts'
import type { Entry, Move, Voice } from '@/table/types'

export class Speaking<M extends Move> {
  protected readonly voice: () => Voice

  constructor(voice: () => Voice) {
    this.voice = voice
  }

  /** A text of the game or of the shell. Ids have underscores, keys hyphens: either will do. */
  say(key: string, values?: Record<string, string | number>): string {
    return this.voice().say(key.replaceAll('_', '-'), values)
  }

  has(key: string): boolean {
    return this.voice().has(key.replaceAll('_', '-'))
  }

  label(move: M): string {
    return this.voice().label(move)
  }

  sentence(entry: Entry): string {
    return signed(this.voice().sentence(entry))
  }

  /** What an event brings, in a word or two ("+3 rice"), or "". */
  effect(entry: Entry): string {
    return signed(this.voice().effect(entry))
  }
}
