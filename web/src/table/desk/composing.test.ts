import { expect, test, vi } from 'vitest'
import { Composing, keyOf, same } from './composing.svelte'
import { foreseen, pick, turnOf, type Pick, type Sum } from '@/table/table.fixture'
import type { Foreseen } from '@/table/types'

const last = (line: Pick[]): number => (line.at(-1) as { number: number }).number

/** 5 asks for a second number, 1 or 2; everything else is at an end. */
function tell(line: Pick[]): Foreseen<Sum, Pick> {
  const sum = line.reduce((all, move) => all + (move.move === 'pick' ? move.number : 0), 0)
  return last(line) === 5 ? foreseen(sum, { seats: [0], turn: turnOf([1, 2]) }) : foreseen(sum)
}

function composing(preview = async (lines: Pick[][]) => lines.map(tell)) {
  const asked = vi.fn(preview)
  const made = new Composing<Sum, Pick>(
    () => ({ preview: asked }),
    () => (from, _move, to) => from === to,
  )
  return { made, asked }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

test('a move is the same whatever order its fields have', () => {
  expect(keyOf({ move: 'a', b: 1, c: [2] })).toBe(keyOf({ c: [2], b: 1, move: 'a' }))
  expect(same({ move: 'a', b: 1 }, { move: 'a', b: 2 })).toBe(false)
})

test('all legal moves are previewed in one command when the turn begins', async () => {
  const { made, asked } = composing()
  made.begin(turnOf([3, 4, 5]))
  await settled()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(asked.mock.calls[0]![0]).toHaveLength(3)
  expect(made.previewOf(pick(4))?.view.sum).toBe(4)
})

test('more moves than one command may carry are asked in several', async () => {
  const { made, asked } = composing()
  made.begin(turnOf(Array.from({ length: 100 }, (_, n) => n + 10)))
  await settled()
  expect(asked.mock.calls.map(([lines]) => lines.length)).toEqual([64, 36])
})

test('a single choice is ready at once and another one takes its place', async () => {
  const { made } = composing()
  made.begin(turnOf([3, 4]))
  await settled()
  made.pick(pick(3))
  expect(made.ready).toBe(true)
  made.pick(pick(4))
  expect(made.draft).toEqual([pick(4)])
  expect(made.options).toHaveLength(2)
})

test('a decision in parts goes on with what the preview asks, and its parts are previewed', async () => {
  const { made, asked } = composing()
  made.begin(turnOf([3, 5]))
  await settled()
  made.pick(pick(5))
  await settled()
  expect(made.open).toBe(true)
  expect(made.ready).toBe(false)
  expect(made.options).toEqual([pick(1), pick(2)])
  expect(asked).toHaveBeenCalledTimes(2)
  expect(made.previewOf(pick(2))?.view.sum).toBe(7)
  made.pick(pick(2))
  await settled()
  expect(made.ready).toBe(true)
  expect(made.draft).toEqual([pick(5), pick(2)])
  made.back()
  expect(made.draft).toEqual([pick(5)])
})

test('an earlier part can be answered anew: what came after it is dropped', async () => {
  const { made } = composing()
  made.begin(turnOf([3, 5]))
  await settled()
  made.pick(pick(5))
  await settled()
  made.pick(pick(1))
  made.pick(pick(3))
  expect(made.draft).toEqual([pick(3)])
})

test('who picks quickly still gets the next part previewed', async () => {
  const { made } = composing()
  made.begin(turnOf([3, 5]))
  made.pick(pick(5))
  await settled()
  expect(made.open).toBe(true)
  expect(made.previewOf(pick(2))?.view.sum).toBe(7)
})

test('what may not be chosen cannot be picked', async () => {
  const { made } = composing()
  made.begin(turnOf([3]))
  expect(made.pick(pick(9))).toBe(false)
  expect(made.draft).toEqual([])
})

test('what is under the pointer is foreseen before what is picked', async () => {
  const { made } = composing()
  made.begin(turnOf([3, 4]))
  await settled()
  made.pick(pick(3))
  made.hovered = pick(4)
  expect(made.foreseen?.view.sum).toBe(4)
  expect(made.drafted?.view.sum).toBe(3)
  made.hovered = null
  expect(made.foreseen?.view.sum).toBe(3)
})

test('a draft outlives a new question as far as it still answers it', async () => {
  const { made } = composing()
  made.begin(turnOf([3, 5]))
  await settled()
  made.pick(pick(5))
  await settled()
  made.pick(pick(2))
  made.begin(turnOf([4, 5]))
  await settled()
  await settled()
  expect(made.draft).toEqual([pick(5), pick(2)])
  made.begin(turnOf([4]))
  expect(made.draft).toEqual([])
})

test('without previews a picked part can be sent all the same', async () => {
  const { made } = composing(async () => {
    throw new Error('no line')
  })
  made.begin(turnOf([3, 5]))
  await settled()
  made.pick(pick(5))
  await settled()
  expect(made.ready).toBe(true)
})

test('an answer to a question that no longer stands is forgotten', async () => {
  let release: (told: Foreseen<Sum, Pick>[]) => void = () => undefined
  const { made } = composing(() => new Promise((resolve) => (release = resolve)))
  made.begin(turnOf([3]))
  const late = release
  made.begin(turnOf([3]))
  late([foreseen(99)])
  await settled()
  expect(made.previewOf(pick(3))).toBeNull()
})
