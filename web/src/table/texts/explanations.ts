/** The things in sight that have an explanation, with it: the twin of `explained` in
 * core/telling.py. */
import type { Declarations } from '@/words/telling'
import { keyOf, type Texts, type Values } from '@/words/texts'

export interface Explained {
  name: string
  help: string
}

export function explained(
  texts: Texts,
  declarations: Declarations,
  view: unknown,
  agreed: Record<string, unknown>,
): Explained[] {
  const sighted = new Set(words(view))
  const values: Values = {}
  for (const [option, value] of Object.entries(agreed))
    values[keyOf(option)] = value as string | number
  const keys = new Set<string>()
  for (const field of fields(declarations))
    if (field.kind === 'word')
      for (const word of field.words) if (sighted.has(word)) keys.add(keyOf(field.text, word))
  return [...keys]
    .filter((key) => texts.has(key) && texts.has(`${key}.help`))
    .map((key) => ({ name: texts.say(key), help: texts.say(`${key}.help`, values) }))
}

function fields({ verbs, events }: Declarations) {
  return [...Object.values(verbs).flat(), ...Object.values(events).flatMap((event) => event.fields)]
}

function* words(told: unknown): Generator<string> {
  if (typeof told === 'string') yield told
  else if (told && typeof told === 'object')
    for (const [name, item] of Object.entries(told)) {
      if (!Array.isArray(told)) yield name
      yield* words(item)
    }
}
