import { expect, test } from 'vitest'
import { unbroken } from './unbroken'

/** Where a line of it may end. */
const pieces = (text: string) => unbroken(text).split(/ |(?<=-)(?!\u2060)/)

test('a row of values stays whole', () => {
  expect(pieces('Sequence 9-10-J-Q.').map((piece) => piece.replaceAll('\u2060', ''))).toEqual([
    'Sequence',
    '9-10-J-Q.',
  ])
})

test('a number stays with its ending and with what it counts', () => {
  expect(pieces('в 10-м месяце 5 карт')).toHaveLength(4)
})

test('the last number of a sentence does not stand alone in a line', () => {
  expect(pieces('to space 18.')).toHaveLength(2)
})

test('other words keep their breaks', () => {
  expect(unbroken('a well-known bid, 100 of them')).toBe('a well-known bid, 100\u00a0of them')
})
