import { expect, test } from 'vitest'
import { change, exactly, lines, percent, place, steadied } from './shares'

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

test('a look that wavers is drawn through the middle, a jump and both ends stay', () => {
  const wavering = [0.5, 0.6, 0.5, 0.6, 0.5, 0.1, 0.2, 0.1, 0.2, 0.0]
  const drawn = steadied(wavering.map((share) => [share]))
  expect(drawn.flat()).toEqual([0.5, 0.5, 0.5, 0.5, 0.5, 0.2, 0.2, 0.1, 0.1, 0.0])
})

test('shares and changes in whole hundredths, with a true minus', () => {
  expect(percent(0.254)).toBe('25\u00a0%')
  expect(percent(-0.1)).toBe('0\u00a0%')
  expect(change(0.1)).toBe('+10\u00a0%')
  expect(change(-0.061)).toBe('−6\u00a0%')
  expect(change(0.001)).toBe('·')
  expect(exactly(0.0123, 0.004, 'en')).toBe('1.2\u00a0±\u00a00.4\u00a0%')
  expect(exactly(0.0123, 0.004, 'ru')).toBe('1,2\u00a0±\u00a00,4\u00a0%')
})
