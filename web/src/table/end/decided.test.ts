import { expect, test } from 'vitest'
import type { Result } from '@/generated/wire'
import { decided, points } from './decided'

function result(seat: number, place: number, parts: Result['parts'], team = -1): Result {
  const score = Object.values(parts).reduce((sum, one) => sum + one, 0)
  return { seat, place, score, parts, team }
}

test('the source with the largest lead over the runner-up decided', () => {
  const found = decided([
    result(0, 2, { palaces: 20, money: 9 }),
    result(1, 3, { palaces: 2, money: 30 }),
    result(2, 1, { palaces: 27, money: 8 }),
  ])
  expect(found?.source).toBe('palaces')
  expect(found?.winners[0]?.seat).toBe(2)
  expect(found?.others[0]?.seat).toBe(0)
})

test('losing less is a lead too', () => {
  const found = decided([
    result(0, 1, { gold: 8, cursed: -1 }),
    result(1, 2, { gold: 9, cursed: -7 }),
  ])
  expect(found?.source).toBe('cursed')
})

test('a tie on points is decided by the tie-break', () => {
  const found = decided([result(0, 1, { gold: 8 }), result(1, 2, { gold: 8 })])
  expect(found).toMatchObject({ source: null })
})

test('partners are counted together', () => {
  const found = decided([
    result(0, 1, { gold: 9, gems: 1 }, 0),
    result(1, 2, { gold: 2, gems: 8 }, 1),
    result(2, 1, { gold: 1, gems: 6 }, 0),
    result(3, 2, { gold: 3, gems: 2 }, 1),
  ])
  expect(found?.source).toBe('gold')
  expect(points(found!.winners, 'gold')).toBe(10)
  expect(points(found!.others, 'gold')).toBe(5)
})

test('nothing is said where the win is shared or the leader gave up', () => {
  const shared = [1, 1, 3].map((place, seat) => result(seat, place, { gold: 9 - place }))
  expect(decided(shared)).toBeNull()
  expect(decided([result(0, 1, { gold: 3 }), result(1, 2, { gold: 9 })])).toBeNull()
  expect(decided([result(0, 1, { gold: 3 })])).toBeNull()
})
