import { expect, test } from 'vitest'
import { since } from './losses.svelte'

test('only what has come since the last look is new', () => {
  expect(since(['a', 'b', 'c'], 'a')).toEqual(['b', 'c'])
  expect(since(['a', 'b'], 'b')).toEqual([])
})

test('a journal that has begun again tells nothing twice', () => {
  expect(since(['a', 'b'], undefined)).toEqual([])
  expect(since(['a', 'b'], 'z')).toEqual([])
})
