import { expect, test } from 'vitest'
import type { Candidate } from '@/generated/wire'
import type { Desk } from '@/table/desk/desk.svelte'
import { reason } from './reason'

const SAYINGS: Record<string, (values: Record<string, string | number>) => string> = {
  'desk-brings': ({ effects }) => `${effects}.`,
  'desk-hint-likely': ({ events }) => `Likely ${events}.`,
  'desk-hint-expect': ({ events }) => `Expected: ${events}.`,
  'desk-hint-quiet': () => 'nothing at once',
  'desk-hint-odds': ({ wins }) => `${wins}.`,
  'desk-hint-behind': ({ wins }) => `Far behind ${wins}.`,
  'desk-hint-even': ({ move }) => `As good: ${move}`,
  'desk-hint-second': ({ move }) => `Second: ${move}`,
  'desk-hint-next': ({ move, other }) => `Next: ${move} ${other}`,
  'desk-hint-instead': ({ next, effects }) => `${next} – ${effects}.`,
}

const entry = (effect: string) => ({ event: 'x', ply: 0, seat: 0, effect })

/** A desk that names a move by its verb and an event by its effect. */
const desk = (sure: string[] = [], board: object = {}): Desk =>
  ({
    reader: 0,
    board,
    say: (key: string, values = {}) => SAYINGS[key]!(values),
    label: (move: { move: string }) => move.move,
    effect: (entry: { effect?: string }) => entry.effect ?? '',
    sentence: (entry: { effect?: string }) => `You see ${entry.effect}.`,
    seats: [{}, {}],
    name: (seat: number) => ['Vera', 'Tomas'][seat],
    previewOf: () => ({ view: {}, journal: [...sure.map(entry), { ...entry('theirs'), seat: 1 }] }),
  }) as unknown as Desk

const candidate = (move: string, wins: number, outlook: [string, number][]): Candidate => ({
  move: { move },
  visits: 1,
  shares: [wins],
  outlook: outlook.map(([effect, share]) => ({ entry: entry(effect), share })),
})

test('a hint says what is sure, then what is likely, and not what is rare', () => {
  const best = candidate('harvest', 0.4, [
    ['+3 rice', 1],
    ['', 1],
    ['−1 person', 0.6],
    ['+9 points', 0.1],
  ])
  expect(reason(desk(['+3 rice']), [best])).toEqual({
    move: 'Harvest',
    why: '+3 rice. Likely you see −1 person.',
    odds: '40.',
  })
})

test('of the next best move it says only what is different', () => {
  const best = candidate('harvest', 0.4, [['+3 rice', 1]])
  const tax = candidate('tax', 0.31, [
    ['+3 rice', 1],
    ['+2 yuan', 1],
  ])
  expect(reason(desk(), [best, tax])?.odds).toBe('40. Next: Tax 31 – +2 yuan.')
  expect(reason(desk(), [best, candidate('tax', 0.31, [])])?.odds).toBe('40. Next: Tax 31.')
  expect(reason(desk(), [best, candidate('tax', 0.41, [])])?.odds).toBe('40. As good: Tax.')
})

test('a move that was tried less and won more is about as good, not second', () => {
  const [best, other] = [candidate('harvest', 0.43, []), candidate('tax', 0.48, [])]
  expect(reason(desk(), [best, other])?.odds).toBe('43. As good: Tax.')
})

test('who is far behind is not told how few games the others win', () => {
  const [best, other] = [candidate('harvest', 0.08, []), candidate('tax', 0.01, [])]
  expect(reason(desk(), [best, other])?.odds).toBe('Far behind 8. Second: Tax.')
})

test('what the game itself can tell comes first', () => {
  const board = { reasons: () => ['saves 1 person in month 8'], named: () => 'rice it is' }
  expect(reason(desk(['−2 yuan'], board), [candidate('harvest', 0.4, [])])).toMatchObject({
    move: 'Rice it is',
    why: 'Saves 1 person in month 8, −2 yuan.',
  })
})

test('another way to play the same is no other move', () => {
  const [best, same] = [candidate('set', 0.4, [['+1', 0.7]]), candidate('set', 0.4, [])]
  expect(reason(desk(), [best, same, candidate('pass', 0.3, [])])).toEqual({
    move: 'Set',
    why: 'Expected: you see +1.',
    odds: '40. Next: Pass 30.',
  })
})

test('where nothing follows at once it says so, and without candidates nothing', () => {
  expect(reason(desk(), [candidate('pass', 0.2, [])])?.why).toBe('nothing at once')
  expect(reason(desk(), [])).toBeNull()
})
