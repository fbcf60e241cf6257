/** A set is chosen piece by piece, in any order. */
import { expect, test } from 'vitest'
import { board, previewOf, texts, type Sum } from '@/table/table.fixture'
import type { BoardModule } from '@/table/board'
import { Desk } from './desk.svelte'
import { Selection, type WhenFull } from './selection.svelte'

type Take = { move: 'take'; pieces: string[]; as?: string } | { move: 'pass' }

const take = (pieces: string, as?: string): Take => ({
  move: 'take',
  pieces: [...pieces],
  ...(as && { as }),
})
const pass: Take = { move: 'pass' }

function choosing(sets: Take[], whenFull?: WhenFull) {
  const game = board as unknown as BoardModule<Sum, Take>
  const desk = new Desk<Sum, Take>('sets', game, () => texts, {
    preview: async (lines) => lines.map(() => ({ ...previewOf(1), turn: null })),
    move: async () => 1,
  })
  const ask = (legal: Take[], ply = 1) =>
    desk.show({
      ply,
      reader: 0,
      view: { sum: 0 },
      turn: { question: 'take', seats: [0], legal, undo: 'no' },
    })
  ask([...sets, pass])
  const selection = new Selection(
    desk,
    (move: Take) => (move.move === 'take' ? move.pieces : null),
    whenFull,
  )
  const able = () => [...'abcd'].filter((piece) => selection.can(piece)).join('')
  return { desk, selection, ask, able }
}
const PAIRS = ['ab', 'ac', 'bc', 'bd'].map((pair) => take(pair))

test('pieces make a move in any order, and only what goes together can be added', () => {
  const { desk, selection, able } = choosing(PAIRS)
  expect(able()).toBe('abcd')
  selection.toggle('d')
  expect(able()).toBe('bd')
  expect(desk.draft).toEqual([])
  selection.toggle('b')
  expect(desk.draft).toEqual([take('bd')])
  expect(selection.matches).toEqual([take('bd')])
})

test('a second click takes a piece out again', () => {
  const { desk, selection } = choosing(PAIRS)
  selection.toggle('a')
  selection.toggle('a')
  expect(selection.pieces).toEqual([])
  selection.toggle('a')
  selection.toggle('b')
  selection.toggle('a')
  expect(desk.draft).toEqual([])
  expect(selection.pieces).toEqual(['b'])
})

test('a move that can grow is picked on the way', () => {
  const { desk, selection } = choosing([take('a'), take('ab'), take('abc')])
  selection.toggle('a')
  expect(desk.draft).toEqual([take('a')])
  selection.toggle('c')
  expect(desk.draft).toEqual([])
  selection.toggle('b')
  expect(desk.draft).toEqual([take('abc')])
})

test.each([
  ['refuse', 'ab', 'ab'],
  ['restart', 'd', 'abcd'],
  ['slide', 'bd', 'abcd'],
] as const)('a piece too many: %s', (whenFull, pieces, may) => {
  const { selection, able } = choosing(PAIRS, whenFull)
  selection.toggle('a')
  selection.toggle('b')
  expect(able()).toBe(may)
  selection.toggle('d')
  expect([...selection.pieces].join('')).toBe(pieces)
})

test('of several moves with the same pieces the last is picked, and all are told', () => {
  const { desk, selection } = choosing([take('ab', 'low'), take('ab', 'high')])
  selection.toggle('b')
  selection.toggle('a')
  expect(desk.draft).toEqual([take('ab', 'high')])
  expect(selection.matches).toEqual([take('ab', 'low'), take('ab', 'high')])
})

test('back takes the whole set back', () => {
  const { desk, selection } = choosing(PAIRS)
  selection.toggle('a')
  selection.toggle('b')
  desk.back()
  expect(selection.pieces).toEqual([])
})

test('half a set is kept while the same is asked again, and gone with the turn', () => {
  const { selection, ask } = choosing(PAIRS)
  selection.toggle('a')
  ask([...PAIRS, pass], 2)
  expect(selection.pieces).toEqual(['a'])
  ask([], 3)
  ask([...PAIRS, pass], 4)
  expect(selection.pieces).toEqual([])
})

test('the piece that would complete a move shows what it would bring', () => {
  const { desk, selection } = choosing(PAIRS)
  selection.toggle('a')
  selection.choice('d', 'd').onpointerenter()
  expect(desk.hovered).toBeNull()
  selection.choice('c', 'c').onpointerenter()
  expect(desk.hovered).toEqual(take('ac'))
  selection.choice('c', 'c').onpointerleave()
  expect(desk.hovered).toBeNull()
})
