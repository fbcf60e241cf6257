import { beforeEach, expect, test, vi } from 'vitest'
import type { Review } from '@/generated/wire'
import { Reviewing } from '@/pages/review/reviewing.svelte'
import { api } from '@/shell/api'
import * as speaker from '@/table/sound/speaker'
import { board, seat, snapshot, summary, texts, turnOf } from '@/table/table.fixture'

const table = summary([seat(0), seat(1)])

beforeEach(() => {
  vi.spyOn(api, 'replay').mockImplementation((_, ply) => {
    const entry = { ply, event: 'happened', seat: 1 }
    return Promise.resolve({ ...snapshot(table, 0, turnOf([]), ply), journal: [entry] })
  })
})

test('a replay sounds like the game where it goes a step on, and is silent where it jumps', async () => {
  const heard = vi.spyOn(speaker, 'play').mockImplementation(() => {})
  const review = { table, plies: 9, moments: [], seed: null } as unknown as Review
  const game = { ...board, sounds: { happened: 'coin' as const } }
  const reviewing = new Reviewing(review, game, () => texts)
  await reviewing.go(3, 0)
  expect(heard).not.toHaveBeenCalled()
  await reviewing.go(4)
  expect(heard.mock.calls).toEqual([['coin']])
  await reviewing.go(8)
  expect(heard).toHaveBeenCalledTimes(1)
})
