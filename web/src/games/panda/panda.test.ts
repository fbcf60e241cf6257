/** What the board makes of the legal moves, without drawing it. */
import { describe, expect, it, test } from 'vitest'
import type { Card, Move } from '@/generated/games/panda'
import { fitting, options, type Option } from './hand/bids'
import { BEATEN, fitsAlong, handsBeside, largestCard, spread, wholeCard } from './trick/room'

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

describe('the shelf', () => {
  const shelf = { rows: 2, width: 100, more: 30 }
  const rows = (must: string, more: object = {}) =>
    fitting(
      all(),
      { ...shelf, ...more },
      () => 40,
      ({ text }) => text === must,
    ).map(texts)

  it('shows one of each kind before the second of any, single cards last', () => {
    expect(rows('')).toEqual([['3-4-5', '5-5'], ['shed']])
  })

  it('never lacks what must be seen', () => {
    expect(rows('4')).toEqual([['3-4-5', '5-5'], ['4']])
  })

  it('gives each kind a row where there are enough', () => {
    expect(rows('', { rows: 3 })).toEqual([['3-4-5', '3-4'], ['5-5'], ['shed']])
  })

  it('gives long combinations the first of two rows', () => {
    expect(rows('', { width: 130 })).toEqual([
      ['3-4-5', '3-4'],
      ['5-5', 'shed'],
    ])
  })

  it('shows everything if it has room', () => {
    expect(rows('', { width: 400 }).flat()).toHaveLength(7)
  })
})

describe('the room for a trick', () => {
  const bids = (...cards: number[]) =>
    cards.map((n, at) => ({ cards: n, small: at < cards.length - 1, label: 132 }))

  it('few bids are as tall as the mat', () => {
    expect(largestCard(bids(1, 1), 1000, 110)).toBe(110)
  })

  it('cards get a little smaller where none lies over another then', () => {
    expect(spread(5, wholeCard(bids(5), 700, 160), 1)).toBeLessThanOrEqual(700)
    expect(wholeCard(bids(9), 700, 160)).toBe(largestCard(bids(9), 700, 160))
  })

  it('many cards close up until all are in sight', () => {
    const width = largestCard(bids(4, 4, 0, 4), 700, 160)
    expect(width).toBeLessThan(110)
    expect(2 * spread(4, width * BEATEN) + spread(4, width) + 132).toBeLessThanOrEqual(700)
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

  it('a trick of few bids lies along the bamboo, a long one does not', () => {
    expect(fitsAlong(bids(1, 1, 0, 1), 700, 120, 18)).toBe(true)
    expect(fitsAlong(bids(3, 0, 3), 700, 120, 18)).toBe(true)
    expect(fitsAlong(bids(4, 4, 0, 4), 700, 120, 18)).toBe(false)
    expect(fitsAlong(bids(1, 0, 1, 0, 1), 700, 120, 18)).toBe(false)
  })

  it('a card never gets too small to read', () => {
    expect(largestCard(bids(9, 9, 9, 9), 300, 160)).toBe(44)
  })
})
