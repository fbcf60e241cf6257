// The browser says what Python says. `make web/src/generated` writes what is compared with.
import { expect, test } from 'vitest'
import sentences from '@/generated/sentences.json'
import type { Entry, Move } from '@/generated/wire'
import { Sentences } from '@/words/sentences'
import { signed, type Language } from '@/words/texts'
import { declarationsOf, gameTexts } from '@/words/words.svelte'

type Said = {
  game: string
  language: Language
  entry?: Entry
  move?: Move
  question?: string
  about?: unknown
  told: string | string[]
}
const NAMES = ['Vera', 'Tomas', 'Mei', 'Ilya']
const all = sentences as Said[]
const games = [...new Set(all.map((said) => said.game))]

test.each(games)('every sentence of %s is said as Python says it', async (game) => {
  const speakers = new Map<string, Sentences>()
  const declarations = await declarationsOf(game)
  for (const language of ['en', 'ru'] as const)
    speakers.set(language, new Sentences(await gameTexts(game, language), declarations, NAMES))
  const said = all.filter((one) => one.game === game)
  expect(said.length).toBeGreaterThan(20)
  for (const one of said) expect(tell(speakers.get(one.language)!, one)).toEqual(one.told)
})

function tell(sentences: Sentences, one: Said): string | string[] {
  if (one.entry) return [sentences.sentence(one.entry), sentences.effect(one.entry)]
  if (one.move) return sentences.label(one.move)
  return sentences.prompt(one.question ?? '', { question: one.about })
}

test('a number below zero has a minus, a hyphen stays one', () => {
  expect(signed('Vera gets -2 points: -5, 1-е место, 4-5')).toBe(
    'Vera gets −2 points: −5, 1-е место, 4-5',
  )
})
