/** What the board makes of the legal moves, without drawing it. */
import { describe, expect, it, test } from 'vitest'
import type { Card, Move } from '@/generated/games/panda'
import { fitting, options, type Option } from './hand/bids'
import { handsBeside, largestCard, spread } from './trick/room'

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

describe('the room for a trick', () => {
  const bids = (...cards: number[]) =>
    cards.map((n, at) => ({ cards: n, small: at < cards.length - 1 }))

  it('few bids are as tall as the mat', () => {
    expect(largestCard(bids(1, 1), 1000, 110)).toBe(110)
  })

  it('many cards close up until all are in sight', () => {
    const width = largestCard(bids(4, 4, 0, 4), 700, 160)
    expect(width).toBeLessThan(110)
    expect(2 * spread(4, width * 0.81) + spread(4, width) + 104).toBeLessThanOrEqual(700)
  })

  it('names that need more than the mat do not make the cards smaller', () => {
    expect(largestCard(bids(1, 0, 0, 1), 300, 90)).toBe(90)
  })

  it('hands lie beside the bids where these need not shrink for them', () => {
    const hands = { most: 3, each: 170 }
    expect(handsBeside(bids(2), 900, 110, hands)).toBe(3)
    expect(handsBeside(bids(2), 600, 110, hands)).toBe(2)
    expect(handsBeside(bids(4, 4, 4), 700, 110, hands)).toBe(0)
  })

  it('a card never gets too small to read', () => {
    expect(largestCard(bids(9, 9, 9, 9), 300, 160)).toBe(44)
  })
})
