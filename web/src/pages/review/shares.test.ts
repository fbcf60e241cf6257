import { expect, test } from 'vitest'
import { change, lines, percent, place } from './shares'

const CURVE = [
  [0.5, 0.5],
  [0.25, 0.75],
  [0, 1],
]

test('a line for each seat, from the deal to the result', () => {
  const drawn = lines(CURVE, 200, 100)
  expect(drawn.map((line) => line.seat)).toEqual([0, 1])
  expect(drawn[0]!.path).toBe('M0.0 50.0L100.0 75.0L200.0 100.0')
  expect(place(CURVE, 2, 1, 200, 100)).toEqual([200, 0])
})

test('shares and changes in whole hundredths, with a true minus', () => {
  expect(percent(0.254)).toBe('25\u00a0%')
  expect(percent(-0.1)).toBe('0\u00a0%')
  expect(change(0.1)).toBe('+10\u00a0%')
  expect(change(-0.061)).toBe('−6\u00a0%')
  expect(change(0.001)).toBe('·')
})
