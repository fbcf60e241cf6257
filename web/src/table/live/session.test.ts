import { beforeEach, expect, test, vi } from 'vitest'
import type { Ply, ServerMessage, TableSummary } from '@/generated/wire'
import type { Answer, Command, Connection, Listener } from './socket'
import { Refusal } from './socket'
import { LiveSession } from './session.svelte'
import * as speaker from '@/table/sound/speaker'
import { board, pick, seat, snapshot, summary, turnOf, texts } from '@/table/table.fixture'

/** Stands in for the socket: what was said is kept, what is to be heard is given. */
class Wire implements Connection {
  static latest: Wire
  said: Command[] = []
  answers: ((command: Command) => Answer | Promise<Answer>)[] = []
  address = ''
  constructor(readonly listener: Listener) {
    Wire.latest = this
  }
  start(): void {
    this.address = this.listener.address()
  }
  stop(): void {}
  mention(command: Command): void {
    this.said.push(command)
  }
  async ask(command: Command): Promise<Answer> {
    this.said.push(command)
    if (command.type === 'previews') return { type: 'previews', id: '', ply: 0, previews: [] }
    const ply = command.type === 'move' ? command.ply + 1 : 0
    return this.answers.shift()?.(command) ?? { type: 'done', id: '', ply }
  }
  hears(message: ServerMessage): void {
    this.listener.hear(message)
  }
}

let wire: Wire
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

function sit(table: TableSummary, game = board): LiveSession {
  const session = new LiveSession(table, game, () => texts, Wire)
  session.start()
  wire = Wire.latest
  return session
}

function ply(number: number, turn = turnOf([]), events = ['happened']): Ply {
  return {
    type: 'ply',
    ply: number,
    seat: 1,
    journal: events.map((event) => ({ ply: number, event, seat: 1 })),
    view: { sum: number },
    turn,
    clock: null,
    results: null,
  }
}

const two = summary([seat(0, { mine: true }), seat(1)])
const waiting = turnOf([], { seats: [1] })

beforeEach(() => {
  location.href = 'http://here/'
})

test('looks as the own seat, and shows the snapshot of it', () => {
  const session = sit(two)
  expect(wire.address).toBe('ws://here/api/tables/T/live?seat=0')
  wire.hears(snapshot(two, 0, turnOf([1, 2]), 4))
  expect(session.begun).toBe(true)
  expect(session.desk.myTurn).toBe(true)
  expect(session.desk.view).toEqual({ sum: 4 })
})

test('plies follow one another; an old one is not shown twice', async () => {
  const session = sit(two)
  wire.hears(snapshot(two, 0, waiting))
  wire.hears(ply(1))
  wire.hears(ply(2, turnOf([7])))
  wire.hears(ply(2))
  await settled()
  expect(session.desk.ply).toBe(2)
  expect(session.journal.lines).toHaveLength(2)
  expect(session.desk.legal).toEqual([pick(7)])
})

test.each([0, 1])(
  'what an own decision has answered is not asked again (pace %i)',
  async (pace) => {
    const session = sit(two)
    session.motion.speed = pace
    wire.hears(snapshot(two, 0, turnOf([1, 2])))
    wire.answers = [() => ({ type: 'done', id: '', ply: 2 })]
    session.desk.pick(pick(1))
    await settled()
    await session.desk.send()
    const previews = (): number => wire.said.filter(({ type }) => type === 'previews').length
    const before = previews()
    wire.hears(ply(1, turnOf([3, 4])))
    await settled()
    expect(session.desk.mayDecide).toBe(false)
    expect(session.desk.draft).toEqual([pick(1)])
    expect(previews()).toBe(before)
    wire.hears(ply(2, turnOf([5])))
    await settled()
    expect(session.desk.legal).toEqual([pick(5)])
    expect(session.journal.lines).toHaveLength(2)
  },
)

test('without motion plies that come before the page is painted are drawn in one', async () => {
  const session = sit(two)
  session.motion.speed = 0
  wire.hears(snapshot(two, 0, waiting))
  const shown: number[] = []
  const { show } = session.desk
  session.desk.show = (moment, restart) => {
    shown.push(moment.ply)
    show.call(session.desk, moment, restart)
  }
  for (const number of [1, 2, 3]) wire.hears(ply(number))
  await vi.waitFor(() => expect(session.desk.ply).toBe(3))
  expect(shown).toEqual([1, 3])
  expect(session.journal.lines).toHaveLength(3)
})

test.each([0, 1])(
  'an event is heard when it is shown, not in a snapshot (pace %i)',
  async (pace) => {
    const play = vi.spyOn(speaker, 'play').mockReturnValue()
    const session = sit(two, { ...board, sounds: { shot: 'cannon' } })
    session.motion.speed = pace
    const told = snapshot(two, 0, waiting)
    wire.hears({ ...told, journal: [{ ply: 0, event: 'shot', seat: 1 }] })
    expect(play).not.toHaveBeenCalled()
    wire.hears(ply(1, waiting, ['happened', 'shot']))
    await settled()
    expect(play.mock.calls).toEqual([['cannon']])
  },
)

test('a gap is noticed, asked for, and filled in one', async () => {
  const session = sit(two)
  wire.hears(snapshot(two, 0, waiting, 3))
  wire.hears(ply(6))
  expect(wire.said.at(-1)).toMatchObject({ type: 'look', seat: 0, known: 3 })
  expect(session.desk.ply).toBe(3)
  wire.hears(ply(6, waiting, ['four', 'five', 'six']))
  await settled()
  expect(session.desk.ply).toBe(6)
  expect(session.journal.lines.map((line) => line.entry.event)).toEqual(['four', 'five', 'six'])
})

test('after a lost line it asks only for what came since', () => {
  sit(two)
  wire.hears(snapshot(two, 0, waiting, 5))
  expect(wire.listener.address()).toMatch(/live\?seat=0&known=5$/)
})

test('a snapshot takes back what an undo took back', async () => {
  const session = sit(two)
  wire.hears(snapshot(two, 0, waiting, 5))
  wire.hears(ply(6))
  await settled()
  wire.hears(snapshot(two, 0, turnOf([1]), 4))
  wire.hears(ply(5))
  await settled()
  expect(session.desk.ply).toBe(5)
})

test('a stale move is explained and the choice kept where it still fits', async () => {
  const session = sit(two)
  wire.hears(snapshot(two, 0, turnOf([1, 2]), 4))
  await settled()
  session.desk.pick(pick(2))
  wire.answers.push(() => {
    wire.hears(ply(5, turnOf([2, 3])))
    throw new Refusal('stale', 'late')
  })
  await session.desk.send()
  await settled()
  expect(session.refused).toBe('stale')
  expect(session.desk.draft).toEqual([pick(2)])
})

test("while the game is paused it is nobody's turn; the question is put again after", async () => {
  const session = sit(two)
  const clock = { at: 0, left: [60, 60], running: [0], paused: false }
  wire.hears({ ...snapshot(two, 0, turnOf([1, 2]), 4), clock })
  session.desk.pick(pick(2))
  const news = { type: 'seats', seats: two.seats, watching: 0 } as const
  wire.hears({ ...news, clock: { ...clock, running: [], paused: true } })
  expect(session.desk.myTurn).toBe(false)
  expect(session.desk.can(pick(1))).toBe(false)
  session.desk.pick(pick(1))
  expect(session.desk.draft).toEqual([])
  wire.hears({ ...news, clock })
  expect(session.desk.myTurn).toBe(true)
  expect(session.desk.legal).toEqual([pick(1), pick(2)])
})

test('a seat left to a bot has nothing to choose, whatever is asked, until it is taken back', async () => {
  const session = sit(two)
  wire.hears(snapshot(two, 0, turnOf([1, 2]), 4))
  const seats = [seat(0, { mine: true, away: true, level: 'sailor' }), seat(1)]
  wire.hears({ type: 'seats', seats, watching: 0, clock: null })
  expect(session.desk.myTurn).toBe(false)
  wire.hears(ply(5, turnOf([3])))
  await settled()
  expect(session.desk.ply).toBe(5)
  expect(session.desk.can(pick(3))).toBe(false)
  wire.hears({ type: 'seats', seats: two.seats, watching: 0, clock: null })
  expect(session.desk.legal).toEqual([pick(3)])
})

test('what was sent stays chosen until it is drawn, and cannot be sent again', async () => {
  const session = sit(two)
  const { desk } = session
  wire.hears(snapshot(two, 0, turnOf([1, 2], { seats: [0, 1] }), 4))
  await settled()
  desk.pick(pick(2))
  await desk.send()
  expect(wire.said.at(-1)).toMatchObject({ type: 'move', seat: 0, ply: 4, moves: [pick(2)] })
  for (let again = 0; again < 2; again++) {
    expect(desk.draft).toEqual([pick(2)])
    expect([desk.mayDecide, desk.can(pick(1)), desk.isDeciding(0)]).toEqual([false, false, false])
    desk.pick(pick(1))
    await desk.answer()
  }
  expect(wire.said.filter(({ type }) => type === 'move')).toHaveLength(1)
  wire.hears(ply(5, waiting))
  await settled()
  expect(desk.draft).toEqual([])
  expect(desk.sending).toBe(false)
})

test('the answer to a move may come after what it has led to', async () => {
  const session = sit(two)
  wire.hears(snapshot(two, 0, turnOf([1, 2]), 4))
  await settled()
  session.desk.pick(pick(2))
  wire.answers.push(async () => {
    wire.hears(ply(5, turnOf([1, 2])))
    await settled()
    expect(session.desk.draft).toEqual([pick(2)])
    return { type: 'done', id: '', ply: 5 }
  })
  await session.desk.send()
  expect(session.desk.draft).toEqual([])
  expect(session.desk.mayDecide).toBe(true)
})

/** A table whose pieces fly until the test lets them land. */
function sitWithFlights(): { session: LiveSession; land: () => Promise<void> } {
  const session = sit(two, { ...board, flights: () => [{ to: 'somewhere' }] })
  let flying: (() => void)[] = []
  session.motion.play = () => new Promise((resolve) => flying.push(resolve))
  const land = async (): Promise<void> => {
    flying.forEach((one) => one())
    flying = []
    await settled()
  }
  return { session, land }
}

test('while others move on without an answer from here nothing can be chosen', async () => {
  const { session, land } = sitWithFlights()
  wire.hears(snapshot(two, 0, turnOf([1, 2], { seats: [0, 1] }), 4))
  wire.hears(ply(5, turnOf([1, 2])))
  expect(session.desk.mayDecide).toBe(true) // the other has chosen: the same is still asked
  wire.hears(ply(6, waiting)) // a clock ran out
  expect(session.desk.mayDecide).toBe(false)
  await land()
  expect([session.desk.ply, session.desk.mayDecide]).toEqual([5, false])
  await land()
  expect(session.desk.myTurn).toBe(false)
})

test('what is being played is told, and the end only when it is drawn', async () => {
  const { session, land } = sitWithFlights()
  wire.hears(snapshot(two, 0, waiting, 4))
  const results = [{ seat: 0, place: 1, score: 9, parts: {}, team: -1 }]
  wire.hears({ ...ply(5, turnOf([], { question: '', seats: [] }), ['sailed']), results })
  wire.hears({ type: 'ended', table: { ...two, stage: 'over', results }, seed: 's' })
  await settled()
  expect(session.over).toBe(false)
  expect(session.desk.playing?.event).toBe('sailed')
  await land()
  expect(session.over).toBe(true)
  expect(session.desk.playing).toBeNull()
})

test('a hint outlives the choices of others, and is asked for again where something else is', async () => {
  const session = sit(two)
  const hint = (number: number): Answer => ({
    type: 'hint',
    id: '',
    ply: 0,
    candidates: [{ move: pick(number), visits: 9, shares: [1, 0], outlook: [] }],
  })
  wire.hears(snapshot(two, 0, turnOf([1, 2], { seats: [0, 1] }), 4))
  wire.answers.push(async () => {
    wire.hears(ply(5, turnOf([1, 2])))
    await settled()
    return hint(2)
  })
  await session.hints.ask()
  expect(session.desk.hint).toEqual(pick(2))
  wire.hears(ply(6, turnOf([1, 2])))
  await settled()
  expect(session.hints.candidates).toHaveLength(1)

  wire.answers.push(async () => {
    wire.hears(ply(7, turnOf([3, 4])))
    await settled()
    return hint(2)
  })
  wire.answers.push(() => hint(4))
  await session.hints.ask()
  expect(session.desk.hint).toEqual(pick(4))
})

test('a hint that cannot be given is refused in words', async () => {
  const session = sit(two)
  wire.hears(snapshot(two, 0, waiting))
  await session.hints.ask()
  expect(session.refused).toBe('not_asked')
})

test('one device: no curtain after the end', () => {
  const shared = summary([seat(0, { mine: true }), seat(1, { mine: true, guest: true })])
  const ended = { ...shared, stage: 'over' as const }
  const session = sit(ended)
  wire.hears(snapshot(ended, -1, turnOf([])))
  expect(session.curtain).toBeNull()
})

test('one device: the curtain is drawn before the next view is asked for', async () => {
  const shared = summary([seat(0, { mine: true }), seat(1, { mine: true, guest: true })])
  const session = sit(shared)
  expect(wire.address).toMatch(/seat=-1$/)
  wire.hears(snapshot(shared, -1, turnOf([], { seats: [0] })))
  expect(session.curtain).toBe(0)
  expect(wire.said).toEqual([])
  session.liftCurtain()
  expect(session.curtain).toBe(0)
  wire.hears(snapshot(shared, 0, turnOf([1, 2])))
  expect(session.curtain).toBeNull()
  wire.hears(ply(1, turnOf([], { seats: [1] })))
  await settled()
  expect(session.curtain).toBe(1)
  expect(wire.said.filter((said) => said.type === 'look' && said.seat === 1)).toHaveLength(0)
})

test('one device: a view that was not asked for is not shown', () => {
  const shared = summary([seat(0, { mine: true }), seat(1, { mine: true, guest: true })])
  const session = sit(shared)
  wire.hears(snapshot(shared, 1, turnOf([1])))
  expect(session.begun).toBe(false)
})

test('a table left open for a thousand moves does not grow', async () => {
  const session = sit(two)
  wire.hears(snapshot(two, 0, waiting))
  for (let number = 1; number <= 1000; number++) {
    wire.hears(ply(number, waiting, ['one', 'two', 'three']))
    wire.hears({ type: 'chatted', line: { number, seat: 1, name: 'Boris', text: 'x', at: 0 } })
    if (number % 50 === 0) await settled()
  }
  expect(session.desk.ply).toBe(1000)
  expect(session.journal.lines.length).toBeLessThanOrEqual(240)
  expect(session.journal.lines.filter((line) => line.after).length).toBeLessThanOrEqual(80)
  expect(session.journal.spoken.length).toBeLessThanOrEqual(6)
  expect(session.talk.lines.length).toBeLessThanOrEqual(200)
  expect(session.journal.cut).toBe(true)
})

test('nobody can move at a table that is over, and results are kept', async () => {
  const session = sit(two)
  wire.hears(snapshot(two, 0, waiting))
  const results = [{ seat: 0, place: 1, score: 9, parts: {}, team: -1 }]
  wire.hears({ ...ply(1, turnOf([], { question: '', seats: [] })), results })
  await settled()
  expect(session.results).toEqual(results)
  expect(session.desk.myTurn).toBe(false)
})
