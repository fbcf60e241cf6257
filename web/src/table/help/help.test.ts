/** Every question of every game is explained, in both languages, with the same things lit. */
import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { remember, remembered } from './remembered'
import { keyOf } from '@/words/texts'

const GAMES = ['dragon', 'jamaica', 'ching', 'panda']
const files = import.meta.glob<string>('@rooms/*/help/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const stories = import.meta.glob<string>('@/games/*/story.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const boards = import.meta.glob<string>('@/games/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const declared = import.meta.glob<{ declarations: { questions: readonly string[] } }>(
  '@/generated/games/*.ts',
  { eager: true },
)

const ending = <T>(all: Record<string, T>, end: string): T =>
  Object.entries(all).find(([path]) => path.endsWith(end))![1]

function messages(game: string, language: string) {
  return new FluentResource(ending(files, `${game}/help/${language}.ftl`)).body
}

test.each(GAMES)('all is said: %s', (game) => {
  const { questions } = ending(declared, `/${game}.ts`).declarations
  const told = [...ending(stories, `${game}/story.ts`).matchAll(/'(story-[a-z-]+)'/g)]
  const topics = [...ending(boards, `${game}/index.ts`).matchAll(/topic: .*'([a-z-]+)'/g)]
  const wanted = [
    ...questions.map((question) => keyOf('first', question)),
    ...topics.map(([, topic]) => keyOf('first', topic!)),
    ...told.map(([, key]) => key!),
  ]
  for (const language of ['en', 'ru']) {
    const said = messages(game, language).map((message) => message.id)
    expect(new Set(said), language).toEqual(new Set(wanted))
  }
})

test.each(GAMES)('the same things are lit in both languages: %s', (game) => {
  const points = (language: string) =>
    messages(game, language).map(({ id, attributes }) => [id, attributes.point])
  expect(points('ru')).toEqual(points('en'))
})

test('what somebody said about help is kept by game', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  } as unknown as Storage
  expect(remembered('dragon', storage)).toEqual({ wanted: null, seen: [] })
  remember('dragon', { wanted: false, seen: ['action'] }, storage)
  expect(remembered('dragon', storage)).toEqual({ wanted: false, seen: ['action'] })
  expect(remembered('panda', storage).wanted).toBe(null)
})
