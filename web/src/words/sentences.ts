// What happened, what may be chosen and what is asked, in words: the same as core/sentences.py.
import type { Entry, Move, Reason } from '@/generated/wire'
import { keyOf, type Texts, type Values } from '@/words/texts'

export type Field = {
  readonly name: string
  readonly kind: 'word' | 'number' | 'set'
  readonly words: readonly string[]
  readonly text: string
}
export type Declarations = {
  readonly verbs: { readonly [verb: string]: readonly Field[] }
  readonly events: {
    readonly [event: string]: {
      readonly fields: readonly Field[]
      readonly secret: readonly string[]
    }
  }
  readonly reasons: { readonly [reason: string]: readonly Field[] }
  readonly questions: readonly string[]
}

const SPECTATOR = -1

/** Tells of one game in one language. `names` are the players', by seat; `you` is the seat of the
 * reader, to whom "Vera attacks Boris" may be "You attack Boris" or "Vera attacks you". */
export class Sentences {
  constructor(
    readonly texts: Texts,
    readonly declarations: Declarations,
    readonly names: readonly string[],
    readonly you = SPECTATOR,
  ) {}

  /** The sentence of an event. */
  sentence(entry: Entry): string {
    return this.texts.say(this.addressed(entry), this.entryValues(entry))
  }

  /** What an event brings, in a word or two; nothing if its message has no such form. */
  effect(entry: Entry): string {
    const key = `${this.journalKey(entry)}.effect`
    return this.texts.has(key) ? this.texts.say(key, this.entryValues(entry)).trim() : ''
  }

  /** A move as the answer to its question. */
  label(move: Move): string {
    return this.texts.say(
      keyOf('move', move.move),
      this.values(this.declarations.verbs[move.move] ?? [], move),
    )
  }

  /** Why a move is refused, said to the one who wanted to make it. */
  objection(told: Reason): string {
    const fields = this.declarations.reasons[told.reason] ?? []
    return this.texts.say(keyOf('reason', told.reason), this.values(fields, told))
  }

  /** What a seat must decide now. A view's `question` may tell more: the person to place. */
  prompt(question: string, view: unknown): string {
    const declared = new Map(this.allFields().map((field) => [field.name, field]))
    const values: Values = {}
    for (const [name, value] of parts((view as { question?: unknown } | null)?.question)) {
      const field = declared.get(name)
      if (field) Object.assign(values, this.tell(field, value))
    }
    return this.texts.say(keyOf('ask', question), values)
  }

  /** What a sentence may use of one field: see `Texts.tell` in core/text.py. */
  tell(field: Field, value: unknown): Values {
    if (field.kind === 'word') return this.tellWord(field, String(value))
    if (Array.isArray(value)) {
      const names = value.map(
        (v) => this.texts.forms(keyOf(field.text, String(v)))[''] ?? String(v),
      )
      return { [field.name]: names.join(', ') }
    }
    const number = value as number
    if (field.text === 'seat') return { [field.name]: this.names[number] ?? '' }
    const values: Values = { [field.name]: number }
    if (field.text) values[`${field.name}-text`] = this.texts.say(field.text, { n: number })
    return values
  }

  private tellWord(field: Field, word: string): Values {
    const values: Values = { [field.name]: word, [`${field.name}-id`]: word }
    for (const [attribute, form] of Object.entries(this.texts.forms(keyOf(field.text, word))))
      values[attribute ? `${field.name}-${attribute}` : field.name] = form
    return values
  }

  private values(fields: readonly Field[], source: Record<string, unknown>): Values {
    const values: Values = { players: this.names.length }
    for (const field of fields)
      if (field.name in source) Object.assign(values, this.tell(field, source[field.name]))
    return values
  }

  private entryValues(entry: Entry): Values {
    const who: Values = entry.seat === undefined ? {} : { who: this.names[entry.seat] ?? '' }
    return { ...who, ...this.values(this.event(entry).fields, entry) }
  }

  private journalKey(entry: Entry): string {
    const hidden = this.event(entry).secret.some((name) => !(name in entry))
    return hidden ? keyOf('journal', entry.event, 'hidden') : keyOf('journal', entry.event)
  }

  /** The key of the sentence as it is said to this reader. */
  private addressed(entry: Entry): string {
    const key = this.journalKey(entry)
    if (this.you === SPECTATOR) return key
    const hit = this.event(entry).fields.some(
      (field) => field.text === 'seat' && entry[field.name] === this.you,
    )
    const form = entry.seat === this.you ? `${key}.you` : hit ? `${key}.at-you` : key
    return this.texts.has(form) ? form : key
  }

  private event(entry: Entry) {
    return this.declarations.events[entry.event] ?? { fields: [], secret: [] }
  }

  /** In the order of core/sentences.py: where two fields share a name, the last one tells it. */
  private allFields(): readonly Field[] {
    const { verbs, events } = this.declarations
    return [
      ...Object.values(verbs).flat(),
      ...Object.values(events).flatMap((event) => event.fields),
    ]
  }
}

/** The named values in a struct and in those within it. */
function* parts(struct: unknown): Generator<[string, unknown]> {
  if (struct === null || typeof struct !== 'object') return
  for (const [name, value] of Object.entries(struct)) {
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) yield* parts(value)
    else if (value !== null) yield [name, value]
  }
}
