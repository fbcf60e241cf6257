// Every text of the pages is there in both languages, and every text is used.
import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import en from '@/words/en.ftl?raw'
import ru from '@/words/ru.ftl?raw'

const sources = Object.values(
  import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../generated/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n')
// The table looks a key up in its own texts first and in those of the pages last.
const pageSources = Object.values(
  import.meta.glob<string>(['../{shell,pages,words}/**/*.{ts,svelte}', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n')

function keysOf(source: string): string[] {
  return new FluentResource(source).body.flatMap((message) => [
    ...(message.value === null ? [] : [message.id]),
    ...Object.keys(message.attributes).map((attribute) => `${message.id}.${attribute}`),
  ])
}

const known = keysOf(en)
/** Keys with a part that is only known when they are said, as patterns: `game-*`, `bot-*.help`. */
const families = [
  ...pageSources.matchAll(/(?<![.\w])say\(\s*`([^`]+)`/g),
  ...pageSources.matchAll(/\?\s*`([a-z]+-\$[^`]+)`/g),
].map(([, template]) => pattern(template!))

function pattern(template: string): RegExp {
  const named = template.replace(/\$\{keyOf\('([a-z]+)'[^}]*\}/g, '$1-${}')
  const parts = named
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[a-z0-9-]+')}$`)
}

const built = [...pageSources.matchAll(/(?<![.\w])say\(keyOf\('([a-z]+)'/g)].map(
  ([, name]) => new RegExp(`^${name}-[a-z0-9-]+$`),
)

test('both languages say the same things', () => {
  expect(keysOf(ru)).toEqual(known)
})

test('no text is unused', () => {
  const used = (key: string) =>
    sources.includes(`'${key}'`) || [...families, ...built].some((family) => family.test(key))
  expect(known.filter((key) => !used(key))).toEqual([])
})

test('no text is missing', () => {
  const keys = [...pageSources.matchAll(/(?<![.\w])say\(\s*'([^']+)'/g)].map(([, key]) => key!)
  const chosen = [
    ...pageSources.matchAll(/(?<![.\w])say\([^'"`()]+\? '([^']+)' : '([^']+)'/g),
  ].flatMap(([, a, b]) => [a!, b!])
  expect(keys.length).toBeGreaterThan(100)
  expect([...keys, ...chosen].filter((key) => !known.includes(key))).toEqual([])
})
