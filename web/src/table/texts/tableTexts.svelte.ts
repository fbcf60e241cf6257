/** Speaks at one table: the game's words, then the table's, then the shell's, in the language of
 * the moment. */
import { Sentences, type Declarations } from '@/words/sentences'
import type { Language, Texts, Values } from '@/words/texts'
import { declarationsOf, gameTexts, say, textsOf } from '@/words/words.svelte'
import { explanations, type Explanation } from './explanations'
import type { Entry, Move, GameTexts, Reason, Seat } from '@/table/types'

const files = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })

/** The files these texts are read from. */
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

/** Whom the journal calls "you": nobody where several people read on one device. */
function you(seats: readonly Seat[]): number | undefined {
  const mine = seats.filter((seat) => seat.mine)
  return mine.length === 1 ? mine[0]!.seat : undefined
}

export class TableTexts implements GameTexts {
  #words = $state.raw() as Words
  #seats: () => readonly Seat[]
  #sentences = $derived.by(() => {
    const names = this.#seats().map((seat) => seat.name)
    return new Sentences(this.#words.game, this.#words.declarations, names, you(this.#seats()))
  })

  constructor(words: Words, seats: () => readonly Seat[]) {
    this.#words = words
    this.#seats = seats
  }

  static async load(name: string, language: Language): Promise<Words> {
    const [declarations, game, table] = await Promise.all([
      declarationsOf(name),
      gameTexts(name, language),
      tableTexts(language),
    ])
    return { name, declarations, game, table }
  }

  /** From now on in this language. */
  async setLanguage(language: Language): Promise<void> {
    if (language !== this.#words.game.language)
      this.#words = await TableTexts.load(this.#words.name, language)
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
    return this.#sentences.sentence(entry)
  }

  effect(entry: Entry): string {
    return this.#sentences.effect(entry)
  }

  label(move: Move): string {
    return this.#sentences.label(move)
  }

  prompt(question: string, view: unknown): string {
    return this.#sentences.prompt(question, view)
  }

  objection(reason: Reason): string {
    return this.#sentences.objection(reason)
  }

  explanations(view: unknown, options: Record<string, unknown>): Explanation[] {
    return explanations(this.#words.game, this.#words.declarations, view, options)
  }
}
