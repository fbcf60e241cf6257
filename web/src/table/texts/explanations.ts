/** The things in sight that have an explanation, with it: the same as `explained` in
 * core/sentences.py. */
import type { Declarations } from '@/words/sentences'
import { keyOf, type Texts, type Values } from '@/words/texts'

export interface Explanation {
  /** What it is: `person`, `action`. */
  kind: string
  name: string
  help: string
}

export function explanations(
  texts: Texts,
  declarations: Declarations,
  view: unknown,
  options: Record<string, unknown>,
): Explanation[] {
  const visible = new Set(words(view))
  const values: Values = {}
  for (const [option, value] of Object.entries(options))
    values[keyOf(option)] = value as string | number
  const kinds = new Map<string, string>()
  for (const field of fields(declarations))
    if (field.kind === 'word')
      for (const word of field.words)
        if (visible.has(word)) kinds.set(keyOf(field.text, word), field.text)
  return [...kinds]
    .filter(([key]) => texts.has(key) && texts.has(`${key}.help`))
    .map(([key, kind]) => ({
      kind,
      name: texts.say(key),
      help: texts.say(`${key}.help`, values),
    }))
}

function fields({ verbs, events }: Declarations) {
  return [...Object.values(verbs).flat(), ...Object.values(events).flatMap((event) => event.fields)]
}

function* words(view: unknown): Generator<string> {
  if (typeof view === 'string') yield view
  else if (view && typeof view === 'object')
    for (const [name, item] of Object.entries(view)) {
      if (!Array.isArray(view)) yield name
      yield* words(item)
    }
}
