// The text of a game tells its journal in whole sentences, by name, with a gap before each round.
import { expect, test } from 'vitest'
import { Sentences } from '@/words/sentences'
import { declarationsOf, gameTexts } from '@/words/words.svelte'
import { story } from './transcript'

const journal = [
  { ply: 1, event: 'month_began', month: 3, tile: 'drought' },
  { ply: 2, event: 'chose', seat: 0, action: 'taxes' },
  { ply: 3, event: 'taxed', seat: 0, yuan: 2 },
]
const board = {
  chapter: (entry: { event: string }) => entry.event === 'month_began',
  silent: (entry: { event: string }) => entry.event === 'chose',
}

test.each([
  ['en', ['', 'Month 3: Drought.', '  Vera collects 2 yuan.']],
  ['ru', ['', 'Месяц 3: Засуха.', '  Vera собирает 2 юаня.']],
] as const)('a game in %s', async (language, text) => {
  const told = new Sentences(await gameTexts('dragon', language), await declarationsOf('dragon'), [
    'Vera',
  ])
  expect(story(journal, told, board)).toEqual(text)
})
