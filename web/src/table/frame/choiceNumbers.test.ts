import { expect, test } from 'vitest'
import { nextPage, pressedNumber } from './choiceNumbers'

test('the numbers go on to the next nine, and away after the last', () => {
  expect(nextPage(null, 4)).toBe(0)
  expect(nextPage(0, 4)).toBeNull()
  expect(nextPage(0, 10)).toBe(1)
  expect(nextPage(1, 10)).toBeNull()
  expect(nextPage(null, 0)).toBeNull()
})

test('a digit is read from its key, whatever Alt makes of it', () => {
  expect(pressedNumber(new KeyboardEvent('keydown', { code: 'Digit3', key: '£' }))).toBe(3)
  expect(pressedNumber(new KeyboardEvent('keydown', { code: 'Numpad9', key: '9' }))).toBe(9)
  expect(pressedNumber(new KeyboardEvent('keydown', { code: 'Digit0' }))).toBeNull()
  expect(pressedNumber(new KeyboardEvent('keydown', { code: 'Digit1', ctrlKey: true }))).toBeNull()
})
