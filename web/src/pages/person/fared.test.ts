import { expect, test } from 'vitest'
import type { GameRecord } from '@/generated/wire'
import { beaten, meanPlace, total } from '@/pages/person/fared'
import { seat, summary } from '@/table/table.fixture'

const record = (places: number[]): GameRecord => ({
  game: 'dragon',
  games: places.reduce((sum, count) => sum + count, 0),
  rated: 0,
  places,
  rank: 0,
  mu: 25,
  sigma: 8,
})

test('games and wins are added up, places have a mean', () => {
  expect(total([record([2, 1]), record([0, 0, 3])])).toEqual({ games: 6, won: 2 })
  expect(meanPlace(record([1, 0, 1]))).toBe(2)
  expect(meanPlace(record([]))).toBeNull()
})

test('bots behind the reader are beaten, once a game and level', () => {
  const seats = [
    seat(0, { mine: true }),
    seat(1, { level: 'sailor' }),
    seat(2, { level: 'sailor' }),
    seat(3, { level: 'captain' }),
  ]
  const places = [2, 3, 4, 1]
  const results = places.map((place, number) => ({
    seat: number,
    place,
    score: 0,
    parts: {},
    team: -1,
  }))
  const played = { ...summary(seats), results, reason: 'played' as const }
  expect([...beaten([played, played])]).toEqual([['sailor', 2]])
  expect([...beaten([{ ...summary(seats), results, reason: 'resigned' }])]).toEqual([])
})
