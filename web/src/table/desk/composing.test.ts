import { expect, test, vi } from 'vitest'
import { Composing, keyOf, same } from './composing.svelte'
import { previewOf, pick, turnOf, type Pick, type Sum } from '@/table/table.fixture'
import type { Preview } from '@/table/types'

const last = (line: Pick[]): number => (line.at(-1) as { number: number }).number

/** 5 asks for a second number, 1 or 2; everything else is at an end. */
function tell(line: Pick[]): Preview<Sum, Pick> {
  const sum = line.reduce((all, move) => all + (move.move === 'pick' ? move.number : 0), 0)
  return last(line) === 5 ? previewOf(sum, { seats: [0], turn: turnOf([1, 2]) }) : previewOf(sum)
}

function newComposing(preview = async (lines: Pick[][]) => lines.map(tell)) {
  const asked = vi.fn(preview)
  const composing = new Composing<Sum, Pick>(
    () => ({ preview: asked }),
    () => (from, _move, to) => from === to,
  )
  return { composing, asked }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

test('a move is the same whatever order its fields have', () => {
  expect(keyOf({ move: 'a', b: 1, c: [2] })).toBe(keyOf({ c: [2], b: 1, move: 'a' }))
  expect(same({ move: 'a', b: 1 }, { move: 'a', b: 2 })).toBe(false)
})

test('all legal moves are previewed in one command when the turn begins', async () => {
  const { composing, asked } = newComposing()
  composing.begin(turnOf([3, 4, 5]))
  await settled()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(asked.mock.calls[0]![0]).toHaveLength(3)
  expect(composing.previewOf(pick(4))?.view.sum).toBe(4)
})

test('more moves than one command may carry are asked in several', async () => {
  const { composing, asked } = newComposing()
  composing.begin(turnOf(Array.from({ length: 100 }, (_, n) => n + 10)))
  await settled()
  expect(asked.mock.calls.map(([lines]) => lines.length)).toEqual([64, 36])
})

test('a single choice is ready at once and another one takes its place', async () => {
  const { composing } = newComposing()
  composing.begin(turnOf([3, 4]))
  await settled()
  composing.pick(pick(3))
  expect(composing.ready).toBe(true)
  composing.pick(pick(4))
  expect(composing.draft).toEqual([pick(4)])
  expect(composing.legal).toHaveLength(2)
})

test('a decision in parts goes on with what the preview asks, and its parts are previewed', async () => {
  const { composing, asked } = newComposing()
  composing.begin(turnOf([3, 5]))
  await settled()
  composing.pick(pick(5))
  await settled()
  expect(composing.open).toBe(true)
  expect(composing.ready).toBe(false)
  expect(composing.legal).toEqual([pick(1), pick(2)])
  expect(asked).toHaveBeenCalledTimes(2)
  expect(composing.previewOf(pick(2))?.view.sum).toBe(7)
  composing.pick(pick(2))
  await settled()
  expect(composing.ready).toBe(true)
  expect(composing.draft).toEqual([pick(5), pick(2)])
  composing.back()
  expect(composing.draft).toEqual([pick(5)])
})

test('an earlier part can be answered again: what came after it is dropped', async () => {
  const { composing } = newComposing()
  composing.begin(turnOf([3, 5]))
  await settled()
  composing.pick(pick(5))
  await settled()
  composing.pick(pick(1))
  composing.pick(pick(3))
  expect(composing.draft).toEqual([pick(3)])
})

test('who picks quickly still gets the next part previewed', async () => {
  const { composing } = newComposing()
  composing.begin(turnOf([3, 5]))
  composing.pick(pick(5))
  await settled()
  expect(composing.open).toBe(true)
  expect(composing.previewOf(pick(2))?.view.sum).toBe(7)
})

test('what may not be chosen cannot be picked', async () => {
  const { composing } = newComposing()
  composing.begin(turnOf([3]))
  expect(composing.pick(pick(9))).toBe(false)
  expect(composing.draft).toEqual([])
})

test('what is under the pointer is foreseen before what is picked', async () => {
  const { composing } = newComposing()
  composing.begin(turnOf([3, 4]))
  await settled()
  composing.pick(pick(3))
  composing.hovered = pick(4)
  expect(composing.preview?.view.sum).toBe(4)
  expect(composing.draftPreview?.view.sum).toBe(3)
  composing.hovered = null
  expect(composing.preview?.view.sum).toBe(3)
})

test('a draft outlives a new question as far as it still answers it', async () => {
  const { composing } = newComposing()
  composing.begin(turnOf([3, 5]))
  await settled()
  composing.pick(pick(5))
  await settled()
  composing.pick(pick(2))
  composing.begin(turnOf([4, 5]))
  await settled()
  await settled()
  expect(composing.draft).toEqual([pick(5), pick(2)])
  composing.begin(turnOf([4]))
  expect(composing.draft).toEqual([])
})

test('without previews a picked part can be sent all the same', async () => {
  const { composing } = newComposing(async () => {
    throw new Error('no line')
  })
  composing.begin(turnOf([3, 5]))
  await settled()
  composing.pick(pick(5))
  await settled()
  expect(composing.ready).toBe(true)
})

test('an answer to a question that no longer stands is forgotten', async () => {
  let release: (told: Preview<Sum, Pick>[]) => void = () => undefined
  const { composing } = newComposing(() => new Promise((resolve) => (release = resolve)))
  composing.begin(turnOf([3]))
  const late = release
  composing.begin(turnOf([3]))
  late([previewOf(99)])
  await settled()
  expect(composing.previewOf(pick(3))).toBeNull()
})

test('a choice stays ready while the same question is put again', async () => {
  const { composing, asked } = newComposing()
  composing.begin(turnOf([3, 4]))
  await settled()
  composing.pick(pick(3))
  composing.begin(turnOf([3, 4]))
  expect(composing.ready).toBe(true)
  await settled()
  expect(asked).toHaveBeenCalledTimes(2)
  composing.begin(turnOf([3, 6]))
  expect(composing.ready).toBe(false)
})

test('a choice in parts stays ready while the same question is put again', async () => {
  const { composing } = newComposing()
  composing.begin(turnOf([3, 5]))
  await settled()
  composing.pick(pick(5))
  await settled()
  composing.pick(pick(2))
  await settled()
  composing.begin(turnOf([3, 5]))
  expect(composing.draft).toEqual([pick(5), pick(2)])
  expect(composing.ready).toBe(true)
  await settled()
  expect(composing.ready).toBe(true)
})
