/** Speaks at one table: the game's words, then the table's, then the shell's, in the language of
 * the moment. */
import { Telling, type Declarations } from '@/words/telling'
import type { Language, Texts, Values } from '@/words/texts'
import { declarationsOf, gameTexts, say, textsOf } from '@/words/words.svelte'
import { explained, type Explained } from './explanations'
import type { Entry, Move, Voice } from '@/table/types'

const files = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })

/** What a speaker has learnt. */
interface Words {
  name: string
  declarations: Declarations
  game: Texts
  table: Texts
}

function tableTexts(language: Language): Promise<Texts> {
  const file = `./${language}.ftl`
  return textsOf(file, language, files[file]!)
}

export class Speaker implements Voice {
  #words = $state.raw() as Words
  #names: () => readonly string[]
  #telling = $derived.by(
    () => new Telling(this.#words.game, this.#words.declarations, this.#names()),
  )

  constructor(words: Words, names: () => readonly string[]) {
    this.#words = words
    this.#names = names
  }

  static async learn(name: string, language: Language): Promise<Words> {
    const [declarations, game, table] = await Promise.all([
      declarationsOf(name),
      gameTexts(name, language),
      tableTexts(language),
    ])
    return { name, declarations, game, table }
  }

  /** From now on in this language. */
  async speak(language: Language): Promise<void> {
    if (language !== this.#words.game.language)
      this.#words = await Speaker.learn(this.#words.name, language)
  }

  say(key: string, values?: Values): string {
    const { game, table } = this.#words
    if (game.has(key)) return game.say(key, values)
    return table.has(key) ? table.say(key, values) : say(key, values)
  }

  has(key: string): boolean {
    return this.#words.game.has(key) || this.#words.table.has(key)
  }

  sentence(entry: Entry): string {
    return this.#telling.sentence(entry)
  }

  effect(entry: Entry): string {
    return this.#telling.effect(entry)
  }

  label(move: Move): string {
    return this.#telling.label(move)
  }

  prompt(question: string, view: unknown): string {
    return this.#telling.prompt(question, view)
  }

  explained(view: unknown, agreed: Record<string, unknown>): Explained[] {
    return explained(this.#words.game, this.#words.declarations, view, agreed)
  }
}
