import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '@/shell/api'
import { board, pick, texts, turnOf } from '@/table/table.fixture'
import { packed, StudySession, unpacked } from './study.svelte'

const sound = {
  words: ['points'],
  fault: null,
  seats: 2,
  options: {},
  view: { sum: 3 },
  turn: turnOf([], { seats: [1] }),
}

const begun = async (text: string): Promise<StudySession> => {
  const study = new StudySession('sums', board, () => texts)
  study.text = text
  await study.look()
  return study
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('it is seen by who is asked', async () => {
  vi.spyOn(api, 'setUp').mockResolvedValue(sound)
  const study = await begun('seats = 2')
  expect([study.seat, study.desk.reader, study.sound]).toEqual([1, 1, true])
  await study.look(0)
  expect(study.desk.reader).toBe(0)
})

test('a fault is told, and the table stays as it was', async () => {
  const looked = vi.spyOn(api, 'setUp').mockResolvedValue(sound)
  const study = await begun('seats = 2')
  const fault = { line: 1, text: 'no' }
  looked.mockResolvedValue({ words: [], fault, seats: 0, options: {}, view: null, turn: null })
  study.write('seats = x')
  expect(study.sound).toBe(false)
  await vi.runAllTimersAsync()
  expect(study.fault).toEqual(fault)
  expect(study.desk.view).toEqual({ sum: 3 })
})

test('only what rests is looked at', async () => {
  const looked = vi.spyOn(api, 'setUp').mockResolvedValue(sound)
  const study = await begun('a')
  looked.mockClear()
  for (const text of ['ab', 'abc', 'abcd']) study.write(text)
  await vi.runAllTimersAsync()
  expect(looked.mock.calls.map(([written]) => written.text)).toEqual(['abcd'])
})

test('a hint is ringed on the table', async () => {
  vi.spyOn(api, 'setUp').mockResolvedValue(sound)
  const candidates = [{ move: pick(7), visits: 1, shares: [0.5, 0.5], outlook: [] }]
  vi.spyOn(api, 'positionHint').mockResolvedValue({ candidates })
  const study = await begun('seats = 2')
  await study.hint()
  expect(study.desk.hint).toEqual(pick(7))
  expect(study.candidates).toEqual(candidates)
})

test.each(['seats = 3\nprinces = ["2 monk"]', 'Ж', 'x'.repeat(3000)])(
  'a text survives the way through an address: %#',
  (text) => {
    expect(packed(text)).toMatch(/^[\w-]+$/)
    expect(unpacked(packed(text))).toBe(text)
  },
)

test('what is no text of an address is none', () => {
  expect(unpacked('')).toBeNull()
  expect(unpacked('%%%')).toBeNull()
})
