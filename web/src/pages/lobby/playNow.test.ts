import { beforeEach, expect, test } from 'vitest'
import type { GameInfo } from '@/generated/wire'
import { keepChoice, lastChoice } from './playNow'

const game = {
  id: 'dragon',
  seats: [2, 3, 4, 5],
  best: 4,
  levels: ['ship_boy', 'boatswain', 'admiral'],
  options: [{ id: 'start_seat', values: ['random', 0, 1] }],
} as unknown as GameInfo

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage
}

let storage: Storage
beforeEach(() => (storage = memory()))

test('the first time it is as the box says, against a boatswain', () => {
  expect(lastChoice(game, storage)).toEqual({
    seats: 4,
    level: 'boatswain',
    options: { start_seat: 'random' },
  })
})

test('number, level and options are as they were the last time', () => {
  const choice = { seats: 2, level: 'admiral', options: { start_seat: 1 } }
  keepChoice('dragon', choice, storage)
  expect(lastChoice(game, storage)).toEqual(choice)
  expect(lastChoice({ ...game, id: 'panda' }, storage).seats).toBe(4)
})

test('what the game no longer offers is not asked for', () => {
  keepChoice('dragon', { seats: 9, level: 'god', options: { start_seat: 7, gone: 1 } }, storage)
  expect(lastChoice(game, storage)).toEqual({
    seats: 4,
    level: 'boatswain',
    options: { start_seat: 'random' },
  })
  storage.setItem('lorcha.play.dragon', 'not json')
  expect(lastChoice(game, storage).seats).toBe(4)
})
