// The messages of one language from Fluent files: the twin of core/text.py.
import { FluentBundle, FluentResource } from '@fluent/bundle'

export type Values = Record<string, string | number>
export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** What one language calls things. A key may name an attribute: `person-monk.help`. */
export class Texts {
  readonly language: Language
  private readonly bundle: FluentBundle
  private readonly known = new Map<string, Record<string, string>>()

  constructor(language: Language, sources: string[]) {
    this.language = language
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources)
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }

  has(key: string): boolean {
    return this.pattern(key) !== null
  }

  /** A missing message or value is a fault of ours: it shows as its key, and loudly in tests. */
  say(key: string, values: Values = {}): string {
    const pattern = this.pattern(key)
    if (pattern === null) return missing(`${this.language}: ${key}`, key)
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, values, errors)
    return errors.length ? missing(`${this.language}: ${key}: ${errors[0]?.message}`, text) : text
  }

  /** A thing's name ("") and its other forms: every sentence about it wants them. */
  forms(key: string): Record<string, string> {
    let forms = this.known.get(key)
    if (!forms) {
      forms = {}
      const message = this.bundle.getMessage(key)
      if (message?.value) forms[''] = this.say(key)
      for (const attribute of Object.keys(message?.attributes ?? {}))
        if (attribute !== 'help') forms[attribute] = this.say(`${key}.${attribute}`)
      this.known.set(key, forms)
    }
    return forms
  }

  private pattern(key: string) {
    const [name = '', attribute] = key.split('.')
    const message = this.bundle.getMessage(name)
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null
  }
}

/** The message key of an id: `person`, `court_lady` is `person-court-lady`. */
export function keyOf(...parts: (string | number | boolean)[]): string {
  return parts.join('-').replaceAll('_', '-')
}

/** A number with the sign that is written, not the one that is typed. */
export const minus = (number: number): string => String(number).replace('-', '−')

/** The numbers of a sentence too; a hyphen within a word or between numbers stays one. */
export const signed = (words: string): string => words.replace(/(?<![\p{L}\d])-(?=\d)/gu, '−')

/** The same words as a sentence of their own. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
/** A label within a sentence. */
export const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

function missing(fault: string, fallback: string): string {
  if (import.meta.env.MODE === 'test') throw new Error(fault)
  console.error(`missing text: ${fault}`)
  return fallback
}
