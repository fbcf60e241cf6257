/** What a beginner is told of a round: what was really lost or found, and by which means. */
import { expect, test } from 'vitest'
import type { Entry } from '@/generated/games/jamaica'
import { robs, story } from './story'
import type { JamaicaDesk } from './types'

const desk = {
  reader: 0,
  say: (key: string) => key,
  sentence: (entry: Entry) => `sentence of ${entry.event}`,
} as unknown as JamaicaDesk
const entry = (event: string, seat: number, more: object = {}) =>
  ({ ply: 1, event, seat, ...more }) as unknown as Entry
const told = (...round: Entry[]) => story(desk, round)

test('a chest: the power that works now, the points, or the curse', () => {
  const help = (key: string) => ({ name: key, help: `${key}.help` })
  const map = [
    entry('found', 0, { space: 4, face: 'morgans_map' }),
    entry('uncovered', 0, { power: 'morgans_map' }),
  ]
  expect(told(...map)).toEqual([{ key: 'story-power', values: help('treasure-morgans-map') }])
  for (const face of ['treasure_5', 'cursed_3'])
    expect(told(entry('found', 0, { space: 4, face }))).toEqual([
      { key: 'story-treasure', values: help(`treasure-${face.replace('_', '-')}`) },
    ])
})

test('a lost combat: what was taken, and the strengths', () => {
  const round = [
    entry('attacked', 1, { foe: 0 }),
    entry('threw', 1, { throw: '10' }),
    entry('compared', 1, { attack: 4, defence: 10 }),
    entry('plundered', 1, { foe: 0, amount: 3, resource: 'food', hold: 1 }),
  ]
  expect(told(...round)).toEqual([
    { key: 'story-told', values: { what: 'sentence of plundered' } },
    { key: 'story-strength', values: { more: 10, less: 4 } },
  ])
})

test('against a star no powder would have helped; an earlier combat is another matter', () => {
  const round = [
    entry('attacked', 2, { foe: 1 }),
    entry('compared', 2, { attack: 4, defence: 10 }),
    entry('attacked', 1, { foe: 0 }),
    entry('threw', 1, { throw: 'star' }),
    entry('stole', 1, { foe: 0, place: 1 }),
  ]
  expect(told(...round).map(({ key }) => key)).toEqual(['story-told', 'story-star'])
})

test('only what befalls the reader is a loss', () => {
  const theft = entry('seized', 1, { foe: 0, power: 'lady_beth' })
  expect([robs(theft, 0), robs(theft, 2)]).toEqual([true, false])
  expect(robs(entry('attacked', 1, { foe: 0 }), 0)).toBe(false)
  expect(robs(entry('ghost_plundered', 0, { foe: 0 }), 0)).toBe(true)
})
