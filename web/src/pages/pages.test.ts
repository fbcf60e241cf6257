import { expect, test } from 'vitest'
import type { GameInfo } from '@/generated/wire'
import { dictated } from '@/pages/codes'
import { Draft } from '@/pages/newTable/draft.svelte'
import { parts, source } from '@/pages/about/edition'
import { spaced, swings } from '@/pages/review/swings'

const DRAGON: GameInfo = {
  id: 'dragon',
  title: '',
  designer: '',
  seats: [2, 3, 4, 5],
  minutes: 75,
  weight: 'expert',
  best: 4,
  options: [{ id: 'bank', values: ['unlimited', 'components'] }],
  rules: '1',
  box: '',
  levels: ['captain'],
  lessons: 0,
  lesson_minutes: 0,
  puzzles: 0,
}

test('a table with friends: the creator, and seats for those who come', () => {
  const draft = new Draft(DRAGON, false)
  const asked = draft.asked(String)
  expect(asked.seats.map((seat) => seat.who)).toEqual(['me', 'open', 'open', 'open'])
  expect(asked.options).toEqual({ bank: 'unlimited' })
  expect(draft.waits).toBe(true)
})

test('on one device everybody is there; who gives no name gets one', () => {
  const draft = new Draft(DRAGON, true)
  draft.resize(3)
  draft.seats[1]!.name = ' Anna '
  const asked = draft.asked((n) => `Guest ${n}`)
  expect(asked.seats.map((seat) => seat.name)).toEqual(['', 'Anna', 'Guest 3'])
  expect(draft.waits).toBe(false)
})

test('more seats are like the last one; a level is only told of bots', () => {
  const draft = new Draft(DRAGON, false)
  draft.resize(2)
  Object.assign(draft.seats[1]!, { who: 'bot', level: 'captain' })
  draft.resize(3)
  const asked = draft.asked(String)
  expect(asked.seats.map((seat) => seat.level)).toEqual([null, 'captain', 'captain'])
})

test('a swing is a gain that the others did not have', () => {
  const moment = (ply: number, ...points: number[]) => ({ ply, points, event: null, number: null })
  const found = swings([moment(0, 0, 0), moment(4, 3, 3), moment(9, 4, 12), moment(12, 4, 2)])
  expect(found).toEqual([
    { ply: 9, seat: 0, points: -8 },
    { ply: 12, seat: 0, points: 10 },
  ])
})

test('of two swings side by side the larger one is marked', () => {
  const moment = (ply: number, ...points: number[]) => ({ ply, points, event: null, number: null })
  const found = swings([moment(0, 0, 0), moment(4, 5, 0), moment(5, 5, 9), moment(9, 11, 9)], 3)
  expect(found.map(({ ply }) => ply)).toEqual([5, 9])
})

test('numbers that would touch are left out', () => {
  const plies = (apart: number) =>
    spaced(
      [0, 2, 5, 6].map((ply) => ({ ply })),
      apart,
    ).map(({ ply }) => ply)
  expect(plies(1)).toEqual([0, 2, 5, 6])
  expect(plies(3)).toEqual([0, 5])
})

test('no points, no swings', () => {
  expect(swings([])).toEqual([])
  expect(swings([{ ply: 3, points: [1, 1], event: null, number: null }])).toEqual([])
})

test('a part of a box is as sure as its least sure figure', () => {
  const box = {
    edition: { provenance: 'original' },
    sources: { shop: 'https://example.org/a' },
    suits: [
      { provenance: 'original' },
      { provenance: 'public', sources: ['shop'], cards: [{ provenance: 'reconstructed' }] },
    ],
    scoring: { provenance: 'original' },
    remark: 'nothing of this',
  }
  expect(parts(box)).toEqual([
    { id: 'suits', provenance: 'reconstructed', sources: ['shop'] },
    { id: 'scoring', provenance: 'original', sources: [] },
  ])
})

test('a source has an address and perhaps a remark', () => {
  expect(source('https://www.example.org/a/b/c/d (page 3)')).toEqual({
    address: 'https://www.example.org/a/b/c/d',
    host: 'example.org/a/b',
    remark: '(page 3)',
  })
})

test('a code is shown in groups of even length', () => {
  expect(dictated('1qsb4epae2jev')).toBe('1QS-B4EP-AE2-JEV')
  expect(dictated('7kdm2x')).toBe('7KD-M2X')
})
