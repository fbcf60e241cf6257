/** What the board makes of the journal, the palaces and the forecast, without drawing it. */
import { describe, expect, test } from 'vitest'
import { declarations, type DragonView, type Entry, type Prince } from '@/generated/games/dragon'
import { Texts } from '@/words/texts'
import { STILL, flights } from './flights'
import { income } from './province/income'
import { lots } from './province/palaces'
import { ACTIONS, EVENT_NAMES } from './pieces'
import { labelled, wide } from './people/track'
import { prompt } from './prompt'
import type { DragonDesk, Move } from './types'
import board from './index'
import en from '@rooms/dragon/text/en.ftl?raw'
import ru from '@rooms/dragon/text/ru.ftl?raw'

const prince = (palaces: Prince['palaces']): Prince => ({ palaces }) as Prince
const young = (person: string) => ({ person, age: 'young' })

describe('flights', () => {
  const view = {
    month: 3,
    groups: [{ cards: ['taxes', 'harvest'], dragons: [], fee: 0 }],
    princes: [{ space: 4 }, { space: 6 }],
  } as unknown as DragonView

  test('every event of the game moves something or is known to move nothing', () => {
    for (const event of Object.keys(declarations.events)) {
      const fields = { ply: 1, event, seat: 0, yuan: 1, rice: 1, fireworks: 1, spaces: 2, month: 3 }
      const words = {
        person: 'monk',
        age: 'young',
        card: 'monk',
        privilege: 'small',
        action: 'taxes',
      }
      const moved = flights({ ...fields, ...words, palace: 1 } as Entry, view).length
      expect([event, moved > 0]).toEqual([event, !STILL.includes(event)])
    }
  })

  test('a dragon flies to the group of its card', () => {
    const [flight] = flights({ ply: 1, event: 'chose', seat: 1, action: 'harvest' }, view)
    expect(flight).toMatchObject({ from: 'seat/1', to: 'group/0', piece: { seat: 1 } })
  })

  test('a newcomer leaves the stack, and the marker goes as far as the flag says', () => {
    const settled: Entry = {
      ply: 1,
      event: 'settled',
      seat: 1,
      person: 'monk',
      age: 'old',
      palace: 2,
      spaces: 2,
    }
    expect(flights(settled, view).map(({ from, to }) => [from, to])).toEqual([
      ['stack/monk/old', 'seat/1/palace/2'],
      ['track/1', 'track/space/8'],
    ])
  })

  test('nothing flies where nothing was gained', () => {
    expect(flights({ ply: 1, event: 'passed', seat: 0, yuan: 0 }, view)).toEqual([])
  })
})

describe('palaces as they are and as they would be', () => {
  const now = prince([{ number: 1, floors: 2, persons: [young('monk'), young('farmer')] }])

  test('a new floor and a new palace are ghosts', () => {
    const then = prince([
      { number: 1, floors: 3, persons: [young('monk'), young('farmer')] },
      { number: 2, floors: 1, persons: [] },
    ])
    expect(lots(now, then).map(({ floors, ghosts }) => [floors, ghosts])).toEqual([
      [3, 1],
      [1, 1],
    ])
  })

  test('a person who would go is marked in their place', () => {
    const then = prince([{ number: 1, floors: 2, persons: [young('farmer')] }])
    expect(lots(now, then)[0]!.rooms.map(({ mark }) => mark)).toEqual(['going', undefined])
  })

  test('a newcomer takes the floor of whom they replace', () => {
    const then = prince([{ number: 1, floors: 2, persons: [young('monk'), young('healer')] }])
    const rooms = lots(now, then)[0]!.rooms
    expect(rooms.map(({ person, mark }) => [person, mark])).toEqual([
      ['monk', undefined],
      ['healer', 'coming'],
    ])
  })

  test('a palace that would decay is still drawn whole', () => {
    expect(lots(now, prince([]))[0]).toMatchObject({ floors: 2, ghosts: 0 })
  })
})

describe.each(['en', 'ru'] as const)('words in %s', (language) => {
  const texts = new Texts(language, [{ en, ru }[language]])

  test('every card and every month has all it says on the board', () => {
    for (const action of Object.keys(ACTIONS))
      for (const kind of ['gain', 'brings', 'confirm'])
        expect(texts.say(`${kind}-${action}`, { n: 2, what: '' })).not.toBe('')
    for (const event of EVENT_NAMES)
      for (const kind of ['why', 'have'])
        for (const short of ['yes', 'no'])
          expect(
            texts.say(`${kind}-${event}`, { due: 1, have: 1, n: 1, fewest: 'no', short }),
          ).not.toBe('')
  })

  test('the tabs and the phases have names', () => {
    const { tabs } = board
    const phases = board.phases({ phase: 'action' } as DragonView)
    for (const { label } of [...tabs, ...phases]) expect(texts.has(label.key)).toBe(true)
  })
})

test('the parts of a decision belong together, the next decision does not', () => {
  const goesOn = (from: string, to: string) => board.goesOn!(from, { move: 'pass' }, to)
  expect(goesOn('action', 'floor')).toBe(true)
  expect(goesOn('card', 'place')).toBe(true)
  expect(goesOn('action', 'card')).toBe(false)
  expect(goesOn('release', 'action')).toBe(false)
})

test('a name stands above its marker where there is room', () => {
  const [label] = labelled([{ x: 100, text: '1. Vera' }], 520)
  expect(label).toMatchObject({ text: '1. Vera', at: 100 })
})

test('no name lies over a neighbour, none is lost or leaves the track, all keep their order', () => {
  const crowd = [
    { x: 100, text: '4. Tomas' },
    { x: 143, text: '3. Mei' },
    { x: 143, text: '2. Ilya' },
    { x: 250, text: '1. Vera' },
    { x: 229, text: '5. Clever Walnut' },
  ]
  for (const width of [420, 352, 280]) {
    const labels = labelled(crowd, width)
    expect(labels.map(({ text }) => text.slice(0, 4))).toEqual([
      '4. T',
      '3. M',
      '2. I',
      '5. C',
      '1. V',
    ])
    let edge = 0
    for (const { at, text } of labels) {
      expect(at - wide(text) / 2, text).toBeGreaterThanOrEqual(edge - 0.01)
      edge = at + wide(text) / 2 + 4
    }
    expect(edge - 4).toBeLessThanOrEqual(width + 0.01)
  }
})

test('who finds no room is turned away, and the button says so', () => {
  const monk = { person: 'monk', age: 'young' }
  const desk = (event: string) =>
    ({
      turn: { question: 'card' },
      draft: [
        { move: 'card', card: 'monk' },
        { move: 'take', ...monk },
      ],
      hovered: null,
      own: 0,
      ready: true,
      preview: { journal: [{ ply: 1, seat: 0, event, palace: 1, spaces: 6, ...monk }] },
      view: { princes: [{ forecast: [] }] },
      say: (key: string) => key,
    }) as unknown as DragonDesk
  expect(prompt(desk('discarded'))).toMatchObject({
    sentence: 'choice-discard',
    confirm: 'confirm-discard',
  })
  expect(prompt(desk('settled'))).toMatchObject({ confirm: 'confirm-place' })
})

test('who has no floor free is told whom to tap, and can turn the newcomer away', () => {
  const replace = { move: 'replace', palace: 1, person: 'monk', age: 'young' } as const
  const desk = (...legal: Move[]) =>
    ({
      turn: { question: 'card' },
      question: 'place',
      legal,
      draft: [{ move: 'card', card: 'monk' }],
      hovered: null,
      own: 0,
      ready: false,
      view: { princes: [{ forecast: [] }] },
      prompt: 'ask-place',
      say: (key: string) => key,
    }) as unknown as DragonDesk
  const full = desk(replace, { move: 'discard' })
  expect(prompt(full)).toMatchObject({ sentence: 'place-full', consequence: 'place-full-how' })
  expect(board.topic!(full)).toBe('no-room')
  expect(board.aside!(full.legal, full.view)).toEqual([{ move: 'discard' }])
  const roomy = desk({ move: 'place', palace: 1 })
  expect(prompt(roomy)).toMatchObject({ sentence: 'ask-place' })
  expect(board.topic!(roomy)).toBeNull()
})

test('the story of a month says which month it was', () => {
  const month = [
    { ply: 1, event: 'month_began', month: 4, tile: 'peace' },
    { ply: 2, event: 'scored', seat: 0, points: 2 },
  ] as Entry[]
  const told = board.story!({ reader: 0 } as DragonDesk, month)
  expect(told[0]).toEqual({ key: 'story-peace', values: { ended: 4 } })
})

test('a choice that ends the month shows what was scored, not the month after', () => {
  const desk = {
    own: 0,
    reader: 0,
    view: { princes: [{ income: { palaces: 2 } }] },
    previewView: { princes: [{ income: { palaces: 1 } }] },
    preview: {
      journal: [
        { ply: 1, event: 'scored', seat: 0, points: 2, palaces: 2, ladies: 0, privileges: 0 },
      ],
    },
  } as unknown as DragonDesk
  expect(income(desk)).toEqual({ palaces: 2 })
  expect(income({ ...desk, preview: null } as DragonDesk)).toEqual({ palaces: 1 })
})
