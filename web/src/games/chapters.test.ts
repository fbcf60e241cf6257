import { expect, test } from 'vitest'
import { gameTexts } from '@/words/words.svelte'
import { paragraphOf, type Chapters } from './chapters'
import { CHAPTERS as CHING } from './ching/chapters'
import { CHAPTERS as DRAGON } from './dragon/chapters'
import { CHAPTERS as JAMAICA } from './jamaica/chapters'
import { CHAPTERS as PANDA } from './panda/chapters'

test('a rule leads to the paragraph that tells it', () => {
  expect(paragraphOf(DRAGON, 'YD-30')).toBe('action-2')
  expect(paragraphOf(DRAGON, 'yd-54 ')).toBe('person-3')
  expect(paragraphOf(JAMAICA, 'JA-30')).toBe('load-2')
  expect(paragraphOf(CHING, 'MC-43')).toBe('finish-1')
  expect(paragraphOf(PANDA, 'PS-40')).toBe('trick-2')
})

test('other words lead nowhere', () => {
  for (const word of ['', 'YD', 'YD-', 'YD-x', 'JA-30', 'rules-action', 'YD-30-1'])
    expect(paragraphOf(DRAGON, word)).toBeNull()
})

test('chapters follow the numbers of the rules', () => {
  for (const { from } of [DRAGON, JAMAICA, CHING, PANDA] satisfies Chapters[]) {
    const numbers = from.map(([first]) => first)
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    expect(numbers[0]).toBe(1)
  }
})

test.each(Object.entries({ dragon: DRAGON, jamaica: JAMAICA, ching: CHING, panda: PANDA }))(
  'every chapter of %s is a paragraph of its rules',
  async (game, { from }) => {
    const texts = await gameTexts(game, 'en')
    for (const [, paragraph] of from) expect(texts.has(`rules-${paragraph}`), paragraph).toBe(true)
  },
)
