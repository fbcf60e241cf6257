// The browser makes the same texts as Python. `make web/src/generated` writes those of Python.
import { expect, test } from 'vitest'
import sentences from '@/generated/sentences.json'
import type { Entry, Move, Reason } from '@/generated/wire'
import { Sentences } from '@/words/sentences'
import { signed, type Language } from '@/words/texts'
import { declarationsOf, gameTexts } from '@/words/words.svelte'

type Case = {
  game: string
  language: Language
  entry?: Entry
  you?: number
  move?: Move
  reason?: Reason
  question?: string
  about?: unknown
  texts: string | string[]
}
const NAMES = ['Vera', 'Tomas', 'Mei', 'Ilya']
const all = sentences as Case[]
const games = [...new Set(all.map((one) => one.game))]

test.each(games)('every sentence of %s is the one Python makes', async (game) => {
  const speakers = new Map<string, Sentences>()
  const declarations = await declarationsOf(game)
  for (const language of ['en', 'ru'] as const) {
    const texts = await gameTexts(game, language)
    for (const you of [-1, 0])
      speakers.set(language + you, new Sentences(texts, declarations, NAMES, you))
  }
  const cases = all.filter((one) => one.game === game)
  expect(cases.length).toBeGreaterThan(20)
  for (const one of cases)
    expect(text(speakers.get(one.language + (one.you ?? -1))!, one)).toEqual(one.texts)
})

function text(sentences: Sentences, one: Case): string | string[] {
  if (one.entry) return [sentences.sentence(one.entry), sentences.effect(one.entry)]
  if (one.move) return sentences.label(one.move)
  if (one.reason) return sentences.objection(one.reason)
  return sentences.prompt(one.question ?? '', { question: one.about })
}

test('a number below zero has a minus, a hyphen stays one', () => {
  expect(signed('Vera gets -2 points: -5, 1-е место, 4-5')).toBe(
    'Vera gets −2 points: −5, 1-е место, 4-5',
  )
})
