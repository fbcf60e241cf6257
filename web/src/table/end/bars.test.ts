import { expect, test } from 'vitest'
import { bars, scale } from './bars'

const cursed = { gold: 5, treasures: -5, track: 0 }

test('what was lost lies to the left of zero, what was won to the right', () => {
  expect(scale([cursed, { gold: 8, treasures: 2, track: -3 }])).toEqual({ below: 5, above: 10 })
  expect(bars(cursed, ['gold', 'treasures', 'track'], 6)).toEqual([
    { source: 'gold', x: 6, width: 5, lost: false },
    { source: 'treasures', x: 1, width: 5, lost: true },
  ])
})
