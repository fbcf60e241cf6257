import { beforeEach, expect, test, vi } from 'vitest'
import type { AnalysedDecision, Review } from '@/generated/wire'
import { api } from '@/shell/api'
import { board, pick, seat, snapshot, summary, texts, turnOf } from '@/table/table.fixture'
import { MistakeSession } from './mistakes.svelte'

const table = { ...summary([seat(0, { mine: true }), seat(1)]), stage: 'over' as const }
const review = { table, plies: 20, moments: [], seed: null } as unknown as Review

const mistake = (ply: number, by = 0): AnalysedDecision => ({
  ply,
  seat: by,
  grade: 'mistake',
  played: pick(1),
  best: pick(3),
  loss: 0.08,
  doubt: 0.02,
  parts: {},
  options: [
    { move: pick(3), grade: 'best' },
    { move: pick(2), grade: 'fine' },
    { move: pick(1), grade: 'mistake' },
  ],
})

const begun = async (...decisions: AnalysedDecision[]): Promise<MistakeSession> => {
  const session = new MistakeSession(review, board, () => texts, 0, decisions)
  await session.start()
  return session
}

const answer = async (session: MistakeSession, number: number): Promise<void> => {
  session.desk.pick(pick(number))
  await session.desk.answer()
  await new Promise((later) => setTimeout(later))
}

beforeEach(() => {
  vi.restoreAllMocks()
  const turn = turnOf([1, 2, 3, 4])
  vi.spyOn(api, 'replay').mockImplementation((_, ply, at) =>
    Promise.resolve(snapshot(table, at, turnOf([]), ply)),
  )
  vi.spyOn(api, 'pastDecision').mockResolvedValue({ seat: 0, turn })
  vi.spyOn(api, 'pastPreviews').mockImplementation((_id, _ply, lines) =>
    Promise.resolve(
      lines.map(() => ({
        at: 'choice',
        what: '',
        seats: [1],
        journal: [],
        view: { sum: 1 },
        turn: null,
      })),
    ),
  )
})

test('only the mistakes of the seat are put, each as the seat saw it', async () => {
  const session = await begun(mistake(4), mistake(7, 1), mistake(9))
  expect(session.mistakes.map((one) => one.ply)).toEqual([4, 9])
  expect(session.desk.ply).toBe(4)
  expect(session.desk.reader).toBe(0)
  expect(session.desk.mayDecide).toBe(true)
})

test('the best move is right at once, and one as good is right too', async () => {
  const session = await begun(mistake(4), mistake(9))
  await answer(session, 3)
  expect([session.part, session.outcomes]).toEqual(['right', ['first', null]])
  await session.next()
  expect([session.part, session.desk.ply]).toEqual(['ask', 9])
  await answer(session, 2)
  expect(session.part).toBe('right')
  await session.next()
  expect([session.part, session.count('first')]).toEqual(['end', 2])
})

test('after two tries the better move is shown as a hint shows it', async () => {
  const session = await begun(mistake(4))
  await answer(session, 1)
  expect([session.part, session.grade, session.desk.hint]).toEqual(['wrong', 'mistake', null])
  expect(session.desk.draft).toEqual([])
  await answer(session, 1)
  expect([session.part, session.desk.hint]).toEqual(['shown', pick(3)])
  expect(session.desk.legal).toEqual([pick(3)])
  expect(session.outcomes).toEqual(['shown'])
})

test('a second try that is right counts as such', async () => {
  const session = await begun(mistake(4))
  await answer(session, 1)
  await answer(session, 3)
  expect(session.outcomes).toEqual(['second'])
})

test('a move that was not compared is judged by the server', async () => {
  const judged = vi.spyOn(api, 'attempt').mockResolvedValue({ grade: 'fine', loss: 0, doubt: 0.02 })
  const session = await begun(mistake(4))
  await answer(session, 4)
  expect(judged).toHaveBeenCalledExactlyOnceWith('T', 4, pick(4))
  expect(session.part).toBe('right')
})

test('what was shown once is not found the second time', async () => {
  const session = await begun(mistake(4), mistake(9))
  session.showBetter()
  await session.go(0)
  expect(session.part).toBe('ask')
  await answer(session, 3)
  expect(session.outcomes).toEqual(['shown', null])
  await session.again()
  expect(session.outcomes).toEqual([null, null])
})
