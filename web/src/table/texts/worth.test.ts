import { expect, test } from 'vitest'
import type { Desk } from '@/table/desk/desk.svelte'
import { expectedParts } from './worth'

const desk = { say: (key: string) => key } as Desk

test('what a better move brings, the largest first', () => {
  const parts = { money: 0.2, privileges: -1, palaces: 2 }
  expect(expectedParts(desk, parts)).toBe('part-palaces +2.0, part-privileges −1.0')
})

test('that it loses points is no reason for it', () => {
  expect(expectedParts(desk, { money: 0.2, privileges: -1 })).toBe('')
  expect(expectedParts(desk, { palaces: 0.9, privileges: -1 })).toBe('')
})
