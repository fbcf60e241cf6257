// Bots are called in the reader's language, people as they call themselves.
import { expect, test } from 'vitest'
import { seat } from '@/table/table.fixture'
import { called } from '@/words/names'
import { setLanguage } from '@/words/words.svelte'

const level = 'captain'
const person = { id: 'p', name: 'Long', tag: 'x' }

test.each([
  ['en', 'Long'],
  ['ru', 'Лун'],
] as const)('a bot in %s is %s', async (language, name) => {
  await setLanguage(language)
  expect(called(seat(3, { name: 'Long', level }))).toBe(name)
})

test('a person is not translated, not even while a bot sits in', async () => {
  await setLanguage('ru')
  expect(called(seat(3, { name: 'Long' }))).toBe('Long')
  expect(called(seat(3, { name: 'Long', level, person }))).toBe('Long')
  expect(called(seat(3, { name: 'Somebody', level }))).toBe('Somebody')
})

test.each([
  ['en', 'Гость 3', 'Guest 3'],
  ['ru', 'Guest 3', 'Гость 3'],
] as const)('a guest whom nobody named is called so in %s', async (language, name, expected) => {
  await setLanguage(language)
  expect(called(seat(3, { name, guest: true }))).toBe(expected)
  expect(called(seat(3, { name: 'Guest of honour', guest: true }))).toBe('Guest of honour')
  expect(called(seat(3, { name, guest: false, person }))).toBe(name)
})
