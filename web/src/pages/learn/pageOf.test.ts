/** Which page of the board a phone turns to in a lesson. */
import { expect, test } from 'vitest'
import { better } from './pageOf'

const ROOM = 500

const page = (things: number, height: number, first = true) => ({ things, height, first })

test('the page with more of the things is turned to', () => {
  expect(better(page(2, 900), page(1, 40), ROOM)).toBe(true)
  expect(better(page(1, 40), page(2, 900), ROOM)).toBe(false)
})

test('among equals the one with what is named first', () => {
  expect(better(page(1, 40), page(1, 40, false), ROOM)).toBe(true)
  expect(better(page(1, 40, false), page(1, 900), ROOM)).toBe(false)
})

test('then the one on which they are seen together, if the open one is too long', () => {
  expect(better(page(4, 300), page(4, 700), ROOM)).toBe(true)
  expect(better(page(4, 300), page(4, 450), ROOM)).toBe(false)
  expect(better(page(4, 900), page(4, 700), ROOM)).toBe(false)
})
