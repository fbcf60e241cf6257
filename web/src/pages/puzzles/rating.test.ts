import { expect, test } from 'vitest'
import type { PuzzleInfo, PuzzleResult } from '@/generated/wire'
import { BEGIN, nextPuzzle, ratingOf } from './rating'

const puzzle = (id: string, rating: number): PuzzleInfo => ({ id, rating, grade: 1 })
const PUZZLES = [puzzle('easy', 700), puzzle('even', 950), puzzle('hard', 1600)]
const did = (id: string, score: PuzzleResult['score']): PuzzleResult => ({
  game: 'dragon',
  puzzle: id,
  score,
})

test('everybody begins alike, and who solves rises', () => {
  expect(ratingOf([], PUZZLES)).toBe(BEGIN)
  expect(ratingOf([did('even', 'solved')], PUZZLES)).toBeGreaterThan(BEGIN)
  expect(ratingOf([did('even', 'missed')], PUZZLES)).toBeLessThan(BEGIN)
})

test('a hard puzzle brings more, and costs less, than an easy one', () => {
  const after = (id: string, score: PuzzleResult['score']) => ratingOf([did(id, score)], PUZZLES)
  expect(after('hard', 'solved')).toBeGreaterThan(after('easy', 'solved'))
  expect(after('hard', 'missed')).toBeGreaterThan(after('easy', 'missed'))
  expect(after('even', 'second')).toBeGreaterThan(after('even', 'missed'))
  expect(after('even', 'second')).toBeLessThan(after('even', 'solved'))
})

test('a puzzle that is gone counts no more', () => {
  expect(ratingOf([did('gone', 'solved')], PUZZLES)).toBe(BEGIN)
})

test('the next one is a little harder than the rating, and never one that was met', () => {
  expect(nextPuzzle([], PUZZLES)?.id).toBe('even')
  expect(nextPuzzle([did('even', 'missed')], PUZZLES)?.id).toBe('easy')
  const all = PUZZLES.map((one) => did(one.id, 'solved'))
  expect(nextPuzzle(all, PUZZLES)).toBeNull()
})
