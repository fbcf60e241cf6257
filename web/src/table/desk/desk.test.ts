import { expect, test, vi } from 'vitest'
import { Anchors } from '@/table/motion/anchors'
import { Desk, type Preview, type ServerLink } from './desk.svelte'
import {
  board,
  previewOf,
  pick,
  seat,
  turnOf,
  texts,
  type Pick,
  type Sum,
} from '@/table/table.fixture'

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

function deskOf(line: ServerLink<Sum, Pick> | null): Desk<Sum, Pick> {
  const desk = new Desk<Sum, Pick>('sums', board, () => texts, line)
  desk.setSeats([seat(0), seat(1)])
  return desk
}

function asked(move = vi.fn(async (_moves: Pick[]): Promise<number | null> => 4)) {
  const desk = deskOf({ preview: async (lines) => lines.map(() => previewOf(1)), move })
  desk.show({ ply: 3, reader: 0, view: { sum: 0 }, turn: turnOf([1, 2]) })
  return { desk, move }
}

test('a seat has a colour and a shape of its own', () => {
  const desk = deskOf(null)
  expect(desk.seats.map(({ tint, shape }) => [tint, shape])).toEqual([
    [1, 'circle'],
    [2, 'diamond'],
  ])
})

test('a piece whose move is not allowed says why, and a pick or a new ply takes that away', async () => {
  const reason = { reason: 'too_high', rule: 'SU-3' }
  const whyNot = vi.fn(async (_moves: Pick[]) => reason)
  const desk = deskOf({
    preview: async (lines) => lines.map(() => previewOf(1)),
    move: async () => 4,
    whyNot,
  })
  const moment = { ply: 3, reader: 0, view: { sum: 0 }, turn: turnOf([1, 2]) }
  desk.show(moment)
  await settled()
  const at = document.body
  desk.choice(pick(9)).onclick({ detail: 1, currentTarget: at } as unknown as MouseEvent)
  await settled()
  expect(whyNot).toHaveBeenCalledWith([pick(9)])
  expect(desk.remark).toEqual({ text: 'too_high', rule: reason.rule, at })
  desk.choice(pick(1)).onclick({ detail: 1, currentTarget: at } as unknown as MouseEvent)
  expect([desk.remark, desk.draft]).toEqual([null, [pick(1)]])
  expect(whyNot).toHaveBeenCalledTimes(1)
  desk.inVain(pick(9)).onclick({ target: at, currentTarget: at } as unknown as MouseEvent)
  await settled()
  expect(desk.remark).not.toBeNull()
  expect(await desk.whyNot(pick(9))).toContain('too_high')
  expect(await desk.whyNot(pick(1)), 'it is allowed').toBe('')
  desk.show({ ...moment, ply: 4 })
  expect(desk.remark).toBeNull()
})

test('a replay shows moments, and nothing can be sent there', async () => {
  const desk = deskOf(null)
  desk.show({ ply: 9, reader: -1, view: { sum: 5 }, turn: turnOf([], { seats: [1] }) })
  expect(desk.view.sum).toBe(5)
  expect(desk.own).toBeNull()
  expect(desk.myTurn).toBe(false)
  expect(desk.isDeciding(1)).toBe(true)
  await desk.send()
  expect(desk.sending).toBe(false)
})

test('an element that stands for a move is marked, picked by a click, sent by a second Enter', async () => {
  const { desk, move } = asked()
  await settled()
  expect(desk.choice(pick(1))).toMatchObject({ 'data-may': true, 'aria-pressed': false })
  expect(desk.choice(pick(9))).toMatchObject({ 'data-may': undefined, 'aria-disabled': true })
  desk.choice(pick(1)).onclick({ detail: 1 } as MouseEvent)
  expect(desk.choice(pick(1))['aria-pressed']).toBe(true)
  desk.choice(pick(1)).onclick({ detail: 1 } as MouseEvent)
  expect(move).not.toHaveBeenCalled()
  desk.choice(pick(1)).onclick({ detail: 0 } as MouseEvent)
  await settled()
  expect(move).toHaveBeenCalledWith([pick(1)])
})

test('Enter sends the only answer there is, and nothing where there is a choice', async () => {
  const { desk, move } = asked()
  await settled()
  await desk.answer()
  expect(move).not.toHaveBeenCalled()
  desk.show({ ply: 4, reader: 0, view: { sum: 0 }, turn: turnOf([2]) })
  await settled()
  expect(desk.onlyAnswer).toEqual(pick(2))
  await desk.answer()
  expect(move).toHaveBeenCalledWith([pick(2)])
})

test('a game may call a move by what lies there', () => {
  const named = {
    ...board,
    label: (desk: Desk<Sum, Pick>, move: Pick) =>
      move.move === 'pass' ? null : `card ${desk.view.sum}`,
  }
  const desk = new Desk<Sum, Pick>('sums', named, () => texts, null)
  desk.show({ ply: 1, reader: 0, view: { sum: 5 }, turn: turnOf([1]) })
  expect(desk.label(pick(1))).toBe('card 5')
  expect(desk.label({ move: 'pass' })).toBe(texts.label({ move: 'pass' }))
})

test('while a move is on its way nothing else can be picked', async () => {
  let arrive: (led: number | null) => void = () => undefined
  const { desk } = asked(vi.fn(() => new Promise<number | null>((resolve) => (arrive = resolve))))
  await settled()
  desk.pick(pick(1))
  const sent = desk.send()
  desk.pick(pick(2))
  expect(desk.draft).toEqual([pick(1)])
  expect(desk.can(pick(2))).toBe(false)
  arrive(null)
  await sent
  expect(desk.draft).toEqual([pick(1)])
})

test('what was sent stays until the table is shown as it left it', async () => {
  const { desk } = asked()
  await settled()
  desk.pick(pick(1))
  await settled()
  await desk.send()
  expect(desk.draft).toEqual([pick(1)])
  expect(desk.sending).toBe(true)
  desk.show({ ply: 4, reader: 0, view: { sum: 1 }, turn: turnOf([1, 2]) })
  expect(desk.draft).toEqual([])
  expect(desk.sending).toBe(false)
})

test('what was asked is said as it was, though the table goes on before the server has said where to', async () => {
  let arrive: (led: number | null) => void = () => undefined
  const { desk } = asked(vi.fn(() => new Promise<number | null>((resolve) => (arrive = resolve))))
  const about = vi.spyOn(texts, 'prompt')
  await settled()
  desk.pick(pick(1))
  await settled()
  const before = desk.draftView
  const sent = desk.send()
  desk.show({ ply: 4, reader: 0, view: { sum: 7 }, turn: turnOf([]) })
  void desk.prompt
  expect(about).toHaveBeenLastCalledWith(desk.question, before)
  arrive(4)
  await sent
  about.mockRestore()
})

test('what is pointed at is looked ahead to, if it may be chosen', async () => {
  const { desk } = asked()
  await settled()
  desk.hover(pick(2))
  expect(desk.previewView).toEqual({ sum: 1 })
  desk.hover(pick(9))
  expect(desk.previewView).toBeNull()
})

test('losing the focus elsewhere does not disturb what is pointed at', async () => {
  const { desk } = asked()
  await settled()
  desk.hover(pick(2))
  desk.choice(pick(1)).onblur()
  expect(desk.hovered).toEqual(pick(2))
  desk.choice(pick(2)).onpointerleave()
  expect(desk.hovered).toBeNull()
})

test('an anchor that is not there is found at the nearest name above it', () => {
  const anchors = new Anchors()
  const panel = document.createElement('div')
  panel.getBoundingClientRect = () => ({ width: 10, height: 10 }) as DOMRect
  const leave = anchors.at('seat/2')(panel)
  expect(anchors.find('seat/2/palace/4')).toBe(panel)
  expect(anchors.find('seat/3')).toBeNull()
  if (leave) leave()
  expect(anchors.find('seat/2')).toBeNull()
  expect(anchors.size).toBe(0)
})

test('the only answer is sent by one press, also before its preview has come', async () => {
  const { desk, move } = asked()
  desk.show({ ply: 3, reader: 0, view: { sum: 0 }, turn: turnOf([1]) })
  await desk.answer()
  expect(move).toHaveBeenCalledWith([pick(1)])
})

test('the only answer is sent although the same is asked again before it is foreseen', async () => {
  const answers: (() => void)[] = []
  const move = vi.fn(async () => 4)
  const preview = (lines: Pick[][]) =>
    new Promise<Preview<Sum, Pick>[]>((resolve) =>
      answers.push(() => resolve(lines.map(() => previewOf(1)))),
    )
  const desk = deskOf({ preview, move })
  const moment = { ply: 3, reader: 0, view: { sum: 0 } }
  desk.show({ ...moment, turn: turnOf([2]) })
  const pressed = desk.answer()
  desk.show({ ...moment, turn: turnOf([2], { seats: [0, 1] }) })
  answers[0]!()
  await settled()
  expect(move).not.toHaveBeenCalled()
  answers[1]!()
  await pressed
  expect(move).toHaveBeenCalledWith([pick(2)])
})
