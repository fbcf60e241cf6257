/** How the China Sea is laid out for every frame, and what the events of a game move across the table. */
import { describe, expect, it } from 'vitest'
import type { ChingView, Entry, Mission } from '@/generated/games/ching'
import { flights } from './flights'
import { heapsOf } from './pieces'
import { chartOf, SPACES } from './sea/chart'
import { fleetOf } from './sea/fleet'
import { SIGN, signsBeside, tellings } from './sea/signs'

/** What is left for the sea, from 360 to 2560 px: wide and short, upright, a phone's, a spectator's. */
const FRAMES = [
  [340, 218],
  [370, 250],
  [370, 310],
  [734, 360],
  [896, 330],
  [982, 275],
  [990, 330],
  [1056, 480],
  [1056, 740],
  [1216, 480],
  [1376, 640],
] as const

const NUMBERS = [11, 11, 13, 13, 17, 17, 19, 19, 23, 23, 29, 29, 31, 31, 37, 37, 41]
const missions = NUMBERS.map((number, at): Mission => ({
  tile: `${number}${at}`,
  number,
  row: Math.ceil(Math.sqrt(number)),
  gold: 2,
  gems: { white: 1, red: 0, blue: 0 },
  encounters: 1,
  where: 'on',
  by: null,
}))

describe.each(FRAMES)('a sea of %i by %i', (width, height) => {
  const chart = chartOf(width, height, 4, 4)

  it('fills its frame and keeps every space in it', () => {
    const far = SPACES.map(({ column, row }) => chart.spot(column, row))
    expect(Math.max(...far.map(({ x }) => x)) + chart.plate.width / 2).toBeLessThan(width)
    expect(Math.max(...far.map(({ y }) => y)) + chart.plate.height / 2).toBeLessThan(height)
    expect(chart.spot(8, 1).x).toBeGreaterThan(width * 0.75)
    expect(chart.spot(8, 7).y).toBeGreaterThan(height * 0.85)
    expect(chart.plate.width).toBeLessThan(chart.dx)
    expect(chart.plate.height).toBeLessThan(chart.dy)
  })

  it('keeps missions and display apart, on the land', () => {
    const { tray, tile } = chart
    expect(tray === null).toBe(chart.narrow)
    for (const { x, y, mission, width } of chart.tiles(missions)) {
      expect(x).toBeGreaterThanOrEqual(0)
      const beside = chart.spot(mission.row, mission.row).x - chart.plate.width / 2
      expect(x + width).toBeLessThanOrEqual(beside)
      if (tray && y + tile.height > tray.y + 1) expect(x).toBeGreaterThan(tray.x + tray.width)
    }
    if (tray) expect(tray.y + tray.height).toBeLessThanOrEqual(height)
  })

  it('shows what every mission brings, where the sea is not a small phone’s, once some are taken', () => {
    const later = missions.map((one, at): Mission =>
      at % 2 ? { ...one, where: 'taken', by: 0 } : one,
    )
    const tiles = chart.tiles(later)
    const told = tellings(chart, later)
    expect([...told.values()].some((one) => one !== 'below')).toBe(chart.narrow && height < 300)
    for (const { mission, width } of tiles)
      if (mission.where === 'on' && told.get(mission.row) === 'beside')
        expect(signsBeside(chart, width, mission).scale * SIGN).toBeGreaterThanOrEqual(9.5)
    const sorted = tiles.toSorted((a, b) => a.y - b.y || a.x - b.x)
    for (const [at, one] of sorted.slice(1).entries()) {
      const before = sorted[at]!
      if (before.y === one.y && one.mission.where === 'on')
        expect(one.x).toBeGreaterThanOrEqual(before.x + before.width)
    }
  })

  it('says on the tile what a mission brings when two are left in a row, but for the shortest', () => {
    const few = missions.map((one, at): Mission => {
      const fellows = missions.slice(at + 1).filter(({ row }) => row === one.row).length
      return fellows < 2 ? one : { ...one, where: 'taken', by: 0 }
    })
    for (const [row, told] of tellings(chart, few)) if (row > 4) expect(told).not.toBe('bare')
  })

  it('has words beside its rows, and Hong Kong beyond them', () => {
    const { words, plate, spot } = chart
    expect(words.x).toBeGreaterThanOrEqual(spot(8, 1).x + plate.width / 2)
    expect(width - words.end).toBeGreaterThan(chart.narrow ? 10 : 30)
    if (words.rows === 7) expect(width - words.end).toBeGreaterThanOrEqual(66)
  })

  it('has pieces one can see and letters one can read', () => {
    expect(chart.type(13.5)).toBeGreaterThanOrEqual(13)
    expect(chart.ship.height).toBeGreaterThanOrEqual(chart.narrow ? 25 : 31)
    expect(chart.tray?.card.width ?? 99).toBeGreaterThanOrEqual(width < 800 ? 34 : 40)
    expect(chart.tile.height).toBeGreaterThanOrEqual(chart.narrow ? 24 : 31)
  })

  it('fans out the junks of one space', () => {
    const captain = { junks: [{ name: 'a', column: 0, row: 0 }] }
    const fleet = fleetOf({ captains: [captain, captain, captain, captain] } as never, chart)
    const places = fleet.map(({ x }) => x).sort((a, b) => a - b)
    for (const [at, x] of places.slice(1).entries())
      expect(x - places[at]!).toBeGreaterThan(fleet[0]!.width * 0.4)
    expect(fleet.map(({ seat }) => seat)).toEqual([3, 2, 1, 0]) // the marks stay in sight
  })
})

describe('encounter cards in hand', () => {
  it('lie on one another if they are equal, and all treasures do', () => {
    expect(
      heapsOf(['thief', 'thief', 'sacred_treasure_1', 'merchant', 'sacred_treasure_3']),
    ).toEqual([
      { face: 'thief', n: 2 },
      { face: 'merchant', n: 1 },
      { face: 'sacred_treasure_1', n: 2, points: 4 },
    ])
  })
})

describe('what events move', () => {
  const view = (taken: boolean) =>
    ({
      seat: 0,
      junk: 'a',
      display: [{ place: 3, empty: false, card: { number: 28, colour: 'green', symbol: null } }],
      missions: [{ ...missions[0]!, where: taken ? 'taken' : 'on', by: taken ? 0 : null }],
    }) as unknown as ChingView
  const of = (entry: object) => flights(entry as Entry, view(false), view(true))

  it('a reward comes from its mission', () => {
    const pieces = of({ event: 'rewarded', seat: 0, gold: 3, white: 1, red: 0, blue: 0 })
    expect(pieces.map(({ from, to, count }) => [from, to, count])).toEqual([
      ['mission/110', 'own/goods', 3],
      ['mission/110', 'own/goods', 1],
    ])
  })

  it('a stolen gem goes from its owner to the thief', () => {
    const [gem] = of({ event: 'stole_gem', seat: 2, victim: 0, gem: 'red' })
    expect(gem).toMatchObject({
      from: 'own/goods',
      to: 'seat/2/goods',
      piece: { symbol: '#g-red' },
    })
  })

  it('a card taken comes from its place on the display', () => {
    expect(of({ event: 'took', seat: 1, card: 28 })[0]).toMatchObject({ from: 'display/3' })
  })
})
