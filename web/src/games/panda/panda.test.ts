/** What the board makes of the legal moves, without drawing it. */
import { expect, test } from 'vitest'
import type { Card, Move } from '@/generated/games/panda'
import { fitting, options, type Option } from './hand/bids'

const card = (value: string, side = 'white'): Card =>
  ({ card: `fire-${value}`, suit: 'fire', side, up: { values: [value], symbol: null } }) as Card

const HAND = ['3', '4', '5', '5', '8'].map((value) => card(value))
const single = (place: number, top: string) => ({ move: 'single', cards: [place], top }) as Move
const LEGAL = [
  single(1, '3'),
  single(2, '4'),
  single(3, '5'),
  single(4, '5'),
  { move: 'set', cards: [3, 4], top: '5', times: 2 },
  { move: 'sequence', cards: [1, 2], top: '4', length: 2 },
  { move: 'sequence', cards: [1, 2, 3], top: '5', length: 3 },
  { move: 'shed', suit: 'water' },
] as Move[]

const all = (): Option[] => options(LEGAL, HAND)
const texts = (list: Option[]) => list.map(({ text }) => text)

test('sequences and sets come first, what takes most cards before the rest, single cards last', () => {
  expect(texts(all())).toEqual(['3-4-5', '3-4', '5-5', 'shed', '3', '4', '5'])
})

test('ways that differ only in which equal card is used are one button', () => {
  expect(all().find(({ text }) => text === '5')?.ways).toHaveLength(2)
})

test('two rows are filled and no more, and what must be seen is among them', () => {
  const shelf = { rows: 2, width: 100, more: 30 }
  const room = () => 40
  expect(texts(fitting(all(), shelf, room, () => false))).toEqual(['3-4-5', '3-4', '5-5'])
  const hinted = fitting(all(), shelf, room, ({ text }) => text === '4')
  expect(texts(hinted)).toEqual(['3-4-5', '3-4', '4'])
  expect(fitting(all(), { ...shelf, width: 400 }, room, () => false)).toHaveLength(7)
})
