/** What the board makes of the chart, the journal and a forecast, without drawing it. */
import { describe, expect, test } from 'vitest'
import {
  declarations,
  type Entry,
  type Move,
  type Prospect,
  type View,
} from '@/generated/games/jamaica'
import { LANES, SPACES, laneOf, routeBetween, spacesAhead } from './chart/chart'
import { Drawing, PRINTED } from './chart/drawing'
import { undone } from './combat/combat'
import { changes } from './ship/cargo'
import { STILL, flights } from './flights'
import { daysOf, isShort, legsAhead, legsOf, moverOf } from './cards/forecast'
import { plateOf } from './cards/forecastTexts'
import board from './index'
import type { JamaicaDesk } from './types'

const ship = (space: number, ghost = false) => ({ space, ghost, holds: [], to_go: 9, played: [] })
const view = {
  captain: 1,
  ships: [ship(4), ship(6), ship(9, true)],
  combat: null,
} as unknown as View

describe('the chart', () => {
  test('lanes cover every link of the board once', () => {
    const links = LANES.flatMap((lane) => lane.slice(1).map((to, i) => `${lane[i]}>${to}`))
    const printed = SPACES.flatMap((space) => space.next.map((to) => `${space.id}>${to}`))
    expect(links.sort()).toEqual(printed.sort())
  })

  test('a route takes the lane that ends where the ship ends', () => {
    expect(routeBetween(15, 21, 6, false)).toEqual([15, 16, 17, 18, 19, 20, 21])
    expect(routeBetween(15, 27, 6, false)).toEqual([15, 16, 17, 18, 19, 26, 27])
    expect(laneOf(routeBetween(15, 27, 6, false))).toBe('inner')
    expect(routeBetween(42, 37, null, true)).toEqual([42, 41, 38, 37])
    expect(routeBetween(1, 48, 3, true)).toEqual([1, 0, 49, 48])
  })

  test('the spaces ahead lie on both sides of a fork, the nearest first', () => {
    const ids = spacesAhead(19, 3).map(({ id }) => id)
    expect(ids).toEqual([20, 26, 21, 27, 22, 28])
    expect(spacesAhead(4, 60)).toHaveLength(SPACES.length - 1)
  })

  test('a route lies on the painted lanes, ahead and back', () => {
    expect(PRINTED.path([5, 6, 13]).match(/C/g)).toHaveLength(2)
    expect(PRINTED.path([13, 6, 5]).match(/C/g)).toHaveLength(2)
  })

  test('up to seven ships find a berth on any space, apart and on the chart', () => {
    for (const chart of [PRINTED, Drawing.toFit(1139, 371), Drawing.toFit(740, 590)])
      for (const { id } of SPACES)
        for (let count = 1; count <= 7; count++) {
          const places = chart.berths(id, count)
          expect(places).toHaveLength(count)
          expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count)
          for (const { x, y } of places)
            expect([x > 15, x < chart.width - 15, y > 30, y < chart.height]).not.toContain(false)
        }
  })

  test('fills a frame that is wider or higher than it is printed, to a limit', () => {
    for (const [width, height] of [
      [1139, 437],
      [740, 500],
      [1062, 555],
    ] as const) {
      const chart = Drawing.toFit(width, height)
      expect(chart.width / chart.height).toBeCloseTo(width / height, 1)
    }
    expect(Drawing.toFit(3000, 300).across).toBeLessThan(2)
  })

  test('no two spaces touch, however small the chart and large its pieces', () => {
    const chart = Drawing.toFit(900, 300)
    for (const one of chart.spaces)
      for (const other of chart.spaces)
        if (one.id < other.id)
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(40 * chart.grow)
  })
})

describe('flights', () => {
  test('every event of the game moves something or is known to move nothing', () => {
    const fields = {
      ply: 1,
      seat: 0,
      start: 4,
      space: 6,
      steps: 2,
      direction: 'forward',
      hold: 1,
      amount: 2,
    }
    const more = { resource: 'food', foe: 1, throw: '8', morning: 2, evening: 3, card: 'gold_gold' }
    for (const event of Object.keys(declarations.events)) {
      const moved = flights({ ...fields, ...more, event } as Entry, view, view).length
      expect([event, moved > 0]).toEqual([event, !STILL.includes(event)])
    }
  })

  test('a ship sails space by space and stays where it came to', () => {
    const sailed: Entry = {
      ply: 1,
      event: 'sailed',
      seat: 0,
      start: 4,
      space: 6,
      steps: 2,
      direction: 'forward',
    }
    expect(flights(sailed, view, view)).toEqual([
      { from: 'ship/0', along: ['space/4', 'space/5', 'space/6'], to: 'space/6', stays: true },
    ])
  })

  test('what the Ghost Ship does is done by the ship that is nobody’s', () => {
    const [flight] = flights({ ply: 1, event: 'ghost_threw', throw: 'star' }, view, view)
    expect(flight?.piece?.symbol).toBe('#cd-star')
  })
})

describe('the forecast', () => {
  const arrival = {
    backward: false,
    foes: [],
    resource: 'food',
    cost: 4,
    paid: 3,
    treasure: false,
    finish: false,
  }
  const short = { ...arrival, start: 15, space: 27, steps: 6 }
  const drift = { ...arrival, start: 27, space: 19, steps: null, backward: true, cost: 0, paid: 0 }
  const half = (name: string, arrivals: unknown[], then: unknown[] = []) =>
    ({ half: name, arrivals, load: null, holds: [], certain: true, then }) as unknown as Prospect

  test('tells each different way once, the morning first', () => {
    const evening = half('evening', [{ ...arrival, start: 19, space: 20, steps: 1, cost: 3 }])
    const legs = legsOf([
      half('morning', [short, drift], [evening]),
      half('morning', [short, { ...drift, space: 25 }], [evening]),
      half('morning', [{ ...short, space: 21 }], [evening]),
    ])
    expect(
      legs.map(({ half, way, drifts }) => [half, way.at(-1), drifts.map(({ space }) => space)]),
    ).toEqual([
      ['morning', 27, [19, 25]],
      ['morning', 21, []],
      ['evening', 20, []],
    ])
    expect(isShort(legs[0]!.arrival)).toBe(true)
  })

  test('tells a landing twice if it hangs on a load whether it can be paid', () => {
    const paid = { ...short, paid: 4 }
    const evenings = [half('evening', [short, drift]), half('evening', [paid])]
    const legs = legsOf([half('morning', [], evenings)]).filter((leg) => leg.arrival)
    expect(legs.map(({ arrival, drifts }) => [isShort(arrival), drifts.length])).toEqual([
      [true, 1],
      [false, 0],
    ])
  })

  test('says why the evening brings nothing: the ship is home, or its holds are full', () => {
    const said = (prospect: object): string => {
      const [leg] = legsOf([prospect as Prospect])
      return plateOf({ say: (key: string) => key } as unknown as JamaicaDesk, leg!).head
    }
    const full = { resource: 'gunpowder', amount: 0, hold: null, ignored: true }
    expect(said(half('evening', []))).toBe('plate-lost')
    expect(said({ ...half('evening', []), load: full })).toBe('plate-load-full')
  })

  test('counts what is aboard by then: without what the picked answer throws overboard', () => {
    const hold = (resource: string, tokens: number) => ({ resource, tokens })
    const gold = { ...arrival, resource: 'gold', start: 21, space: 22, steps: 1, cost: 5, paid: 5 }
    const evening = half('evening', [gold])
    const dumped = (load: number | null, ...holds: (object | null)[]) => ({
      ...half('morning', [], [evening]),
      load: { resource: 'food', amount: 4, hold: load, ignored: false },
      holds,
    })
    const now = [hold('food', 4), hold('gold', 2), hold('gold', 16)]
    const desk = (prospect: object) =>
      ({
        own: 0,
        hovered: { move: 'dump', hold: 2 },
        draft: [],
        view: { ships: [{ holds: now }], answers: { 'dump 2': [prospect] } },
      }) as unknown as JamaicaDesk
    const owned = (prospect: object) => legsAhead(desk(prospect)).map((leg) => leg.owned)
    expect(owned(dumped(null, hold('food', 4), hold('food', 4), hold('gold', 16)))).toEqual([16])
    expect(owned(dumped(null, null, null, null))).toEqual([null])
    const bought = half('morning', [{ ...gold, cost: 3, paid: 3 }], [evening])
    const paid: Prospect = { ...bought, holds: [null] }
    expect(owned(paid)).toEqual([18]) // the next half in which it sails is the morning
    const after = legsOf([paid], { gold: 18 })
    expect(after.map((leg) => leg.owned)).toEqual([18, 15])
  })

  test('tells what the evening brings after each side of a fork', () => {
    const evening = (space: number) =>
      half('evening', [{ ...arrival, start: 21, space, steps: 1, paid: 4 }])
    const forecast = {
      forward_forward: [
        half('morning', [{ ...short, space: 21 }], [evening(22)]),
        half('morning', [short, drift], [evening(20), evening(26)]),
      ],
    }
    const desk = { own: 0, view: { ships: [{ holds: [] }], forecast } } as unknown as JamaicaDesk
    const ends = daysOf(desk, 'forward_forward').map(({ morning, evenings }) => [
      morning.way.at(-1),
      evenings.map((leg) => leg.arrival?.space),
    ])
    expect(ends).toEqual([
      [21, [22]],
      [27, [20, 26]],
    ])
  })

  test('is unsure after a combat or a treasure, and sure of the landing there', () => {
    const evening = half('evening', [{ ...arrival, start: 27, space: 28, steps: 1 }])
    const fight = { ...half('morning', [{ ...short, foes: [1] }], [evening]), certain: false }
    expect(legsOf([fight]).map(({ half, sure }) => [half, sure])).toEqual([
      ['morning', true],
      ['evening', false],
    ])
  })

  test('of a card laid down is the own ship’s, and out of the way once the ships sail', () => {
    const forecast = { gold_forward: [half('evening', [{ ...short, space: 21 }])] }
    const ships = [{ ...ship(15), chosen: 'gold_forward' }, ship(6)]
    const waiting = { myTurn: false, own: 0, hovered: null, draft: [] }
    const at = (phase: string, asked: number) =>
      ({
        ...waiting,
        view: { phase, ships, forecast, answers: {}, question: { ship: asked } },
      }) as unknown as JamaicaDesk
    expect(legsAhead(at('card', 1)).map((leg) => leg.way.at(-1))).toEqual([21])
    expect(moverOf(at('card', 1))).toBe(0)
    expect(legsAhead(at('actions', 1))).toEqual([])
    expect(moverOf(at('actions', 1))).toBe(1)
  })

  test('of a move that is being chosen tells the next half that sails, by its notation', () => {
    const evening = half('evening', [{ ...arrival, start: 21, space: 22, steps: 1 }])
    const answers = {
      'sail 21': [half('morning', [{ ...short, space: 21 }], [evening])],
      'dump 2': [half('morning', [], [evening])],
    }
    const choosing = { view: { ...view, answers }, myTurn: true, hovered: null, draft: [] }
    const ends = (more: object) =>
      legsAhead({ ...choosing, ...more } as unknown as JamaicaDesk).map((leg) => leg.way.at(-1))
    expect(ends({})).toEqual([])
    expect(ends({ hovered: { move: 'sail', space: 21 } })).toEqual([21])
    expect(ends({ draft: [{ move: 'dump', hold: 2 }] })).toEqual([22])
    const parts = [
      { move: 'sail', space: 21 },
      { move: 'pay', hold: 1, amount: 2 },
    ]
    expect(ends({ draft: parts, hovered: parts[1] })).toEqual([21])
  })
})

test('a prize is called by its face where it is known, and has no number if it is the only one', () => {
  const side = (ship: number) => ({ ship })
  const called = (hidden: object[], move: object) => {
    const ships = [
      { ...ship(4), hidden },
      { ...ship(4), hidden },
    ]
    const combat = { attack: side(0), defence: side(1) }
    const say = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')
    const desk = { view: { ships, combat, question: { ship: 0 } }, say }
    return board.label?.(desk as unknown as JamaicaDesk, move as Move)
  }
  const give = { move: 'give', place: 1 }
  const steal = { move: 'steal', prize: 'hidden_1' }
  const [unknown, known] = [{ face: null }, { face: 'cursed_3' }]
  expect(called([unknown], steal)).toBe('spoils-steal-only')
  expect(called([unknown, unknown], steal)).toBeNull()
  expect(called([known, unknown], steal)).toBe('spoils-steal-known treasure-cursed-3')
  expect(called([known], give)).toBe('spoils-give-known treasure-cursed-3')
  expect(called([known], { move: 'steal', prize: 'lady_beth' })).toBeNull()
})

test('a die the Sabre undid is remembered', () => {
  const side = { ship: 0, powder: 0, die: 4, strength: 4, rethrown: true, spoils: [] }
  const threw = (face: '4' | '8' | '10'): Entry => ({
    ply: 1,
    event: 'threw',
    seat: 0,
    throw: face,
  })
  const events: Entry[] = [
    threw('10'),
    { ply: 2, event: 'attacked', seat: 0, foe: 1 },
    threw('8'),
    { ply: 3, event: 'used_sabre', seat: 0 },
    threw('4'),
  ]
  expect(undone(events, side, false)).toBe('8')
  expect(undone(events, { ...side, rethrown: false }, false)).toBeNull()
})

test('a panel tells who has acted and who is next', () => {
  const ships = [{ turn: 'later' }, { turn: 'acts' }, { turn: null }]
  const acting = { ...view, ships } as unknown as View
  expect([0, 1, 2].map((seat) => board.state?.(acting, seat)?.key)).toEqual([
    'state-later',
    'state-acts',
    undefined,
  ])
})

describe('what a card would change in the holds', () => {
  const hold = (resource: string | null, tokens: number) => ({ resource, tokens })
  const holds = [hold('food', 3), hold('gold', 2), hold(null, 0)]
  const prospect = (then: (object | null)[]) =>
    ({ half: 'morning', arrivals: [], load: null, holds: then, then: [] }) as unknown as Prospect
  const changed = (...prospects: Prospect[]) => {
    const view = { ships: [{ holds }], forecast: { a: prospects } }
    const desk = { own: 0, view, draftView: view, hovered: { move: 'card', card: 'a' }, draft: [] }
    return changes(desk as unknown as JamaicaDesk, 0)
  }

  test('what leaves and what comes', () => {
    const then = [hold('food', 1), hold('gold', 2), hold('gunpowder', 4)]
    expect(changed(prospect(then))).toMatchObject([{ less: 2 }, null, { more: 4, less: 0 }])
  })

  test('a hold that hangs on a later choice says so, unless it may lose something', () => {
    const unsure = prospect([null, hold('gold', 2), null])
    expect(changed(unsure)).toMatchObject([{ unsure: true }, null, { unsure: true }])
    const sure = prospect([hold('food', 1), hold('gold', 2), hold(null, 0)])
    expect(changed(unsure, sure)[0]).toMatchObject({ less: 2 })
  })
})
