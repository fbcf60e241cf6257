import { expect, test } from 'vitest'
import { FluentResource } from '@fluent/bundle'
import { chart, niceStep } from '@/table/end/curve'
import { timeLeft } from '@/table/players/time'

test('time as a person reads it', () => {
  expect(timeLeft(9.7)).toBe('0:09')
  expect(timeLeft(760)).toBe('12:40')
  expect(timeLeft(3 * 3600 + 300)).toBe('3:05:00')
  expect(timeLeft(2 * 86_400 + 4 * 3600)).toBe('2 d 4 h')
})

test('the curve of points ends where the game does, the winner on top', () => {
  const moments = [
    { ply: 0, points: [0, 0], event: null, number: null },
    { ply: 5, points: [4, 2], event: 'month_began', number: 2 },
    { ply: 6, points: [4, 2], event: 'month_began', number: 3 }, // its number would touch the 2
    { ply: 10, points: [10, 6], event: null, number: null },
  ]
  const drawn = chart(moments, 10, 100, 50)
  expect(drawn.curves[0]!.last).toEqual([100, 0])
  expect(drawn.curves[1]!.last).toEqual([100, 20])
  expect(drawn.rounds).toEqual([{ x: 50, number: 2 }])
})

test('players who end alike have marks one above another', () => {
  const end = { ply: 10, event: 'end', seat: null, number: null, points: [20, 19, 0] }
  const { curves } = chart([end], 10, 100, 50)
  expect(curves.map(({ markY }) => markY)).toEqual([-13.5, 2.5, 50])
})

test('numbers at the edge of a chart are round ones', () => {
  expect([0.3, 3, 7, 13, 60].map(niceStep)).toEqual([1, 5, 10, 20, 100])
})

const words = import.meta.glob<string>('./texts/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const keys = (language: string): string[] =>
  new FluentResource(words[`./texts/${language}.ftl`]!).body.map((message) => message.id).sort()

test('the table says the same in every language', () => {
  expect(keys('ru')).toEqual(keys('en'))
  expect(keys('en').length).toBeGreaterThan(50)
})

test('every text of the table is used, and every text used is there', () => {
  const code = Object.values(sources).join('\n')
  const built = [
    ...code.matchAll(/`(desk-[a-z-]*)\$\{/g),
    ...code.matchAll(/keyOf\('(desk-[a-z-]*)'/g),
  ].map((found) => found[1]!)
  const said = new Set([...code.matchAll(/['"](desk-[a-z-]+)['"]/g)].map((found) => found[1]!))
  const known = keys('en')
  const unused = known.filter(
    (key) => !said.has(key) && !built.some((start) => key.startsWith(start)),
  )
  expect(unused).toEqual([])
  const missing = [...said].filter(
    (key) => !known.includes(key) && !built.some((start) => start.startsWith(key)),
  )
  expect(missing).toEqual([])
})
