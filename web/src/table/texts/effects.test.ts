import { expect, test } from 'vitest'
import { summed } from './effects'

test('a price paid from two holds is told as one', () => {
  const paid = { ply: 3, event: 'paid', seat: 0, resource: 'food' }
  const entries = [
    { ...paid, amount: 1, hold: 1 },
    { ...paid, amount: 3, hold: 4 },
    { ...paid, resource: 'gold', amount: 2, hold: 2 },
    { ply: 3, event: 'released', seat: 0, person: 'monk' },
    { ply: 3, event: 'released', seat: 0, person: 'monk' },
  ]
  expect(summed(entries).map(({ event, amount }) => [event, amount])).toEqual([
    ['paid', 4],
    ['paid', 2],
    ['released', undefined],
    ['released', undefined],
  ])
})
