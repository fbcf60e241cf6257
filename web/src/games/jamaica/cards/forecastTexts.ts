// What a leg of a route brings, in words: on plates beside the landing, in rows on a phone, in the
// prompt line.
import type { Arrival, Load, View } from '@/generated/games/jamaica'
import { spaceAt } from '../chart/chart'
import { isShort, type Leg } from './forecast'
import type { JamaicaDesk } from '../types'
export interface Plate {
  tone: 'good' | 'bad' | 'fight'
  /** What stands beside the words of the second line. */
  sign: string | null
  head: string
  line: string
}

export const isGhost = (view: View, ship: number): boolean => !!view.ships[ship]?.ghost

export function shipName(desk: JamaicaDesk, ship: number): string {
  return isGhost(desk.view, ship) ? desk.say('table-ghost') : desk.name(ship)
}

/** Who moves the Ghost Ship in this round. */
export function steeredBy(desk: JamaicaDesk): string {
  const { captain } = desk.view
  return captain === desk.own
    ? desk.say('ghost-steered-you')
    : desk.say('ghost-steered', { who: desk.name(captain) })
}

export function goods(desk: JamaicaDesk, resource: string, amount: number): string {
  return desk.say('cargo', { 'resource-id': resource, amount })
}

/** A space by what is printed on it. */
export function spaceName(desk: JamaicaDesk, id: number): string {
  const { type, cost } = spaceAt(id)
  const space = desk.say('space', { n: id })
  if (!cost) return space
  return desk.say('plate-space', {
    space,
    cost: goods(desk, type === 'port' ? 'gold' : 'food', cost),
  })
}

/** What is called alike is named once. */
const either = (desk: JamaicaDesk, these: string[]): string =>
  these.length
    ? [...new Set(these)].reduce((one, other) => desk.say('plate-or', { one, other }))
    : ''

const names = (desk: JamaicaDesk, ships: number[]): string =>
  either(
    desk,
    ships.map((ship) => shipName(desk, ship)),
  )

export function plateOf(desk: JamaicaDesk, leg: Leg): Plate {
  if (!leg.arrival) return loading(desk, leg.load)
  const { arrival, drifts } = leg
  if (arrival.foes.length)
    return {
      tone: 'fight',
      sign: isShort(arrival) ? '#j-drift' : signOf(arrival),
      head: fighting(desk, arrival.foes),
      line: afterwards(desk, arrival, drifts),
    }
  if (isShort(arrival))
    return {
      tone: 'bad',
      sign: '#j-drift',
      head: desk.say('plate-short', due(arrival)),
      line: drifting(desk, arrival, drifts),
    }
  return { tone: 'good', sign: signOf(arrival), ...landing(desk, arrival, leg.owned) }
}

function fighting(desk: JamaicaDesk, foes: number[]): string {
  const [only] = foes
  if (foes.length === 1 && only === desk.own) return desk.say('plate-fight-you')
  return desk.say('plate-fight', { foes: names(desk, foes) })
}

function due(arrival: Arrival) {
  return { 'resource-id': arrival.resource ?? '', amount: arrival.cost, paid: arrival.paid }
}

function signOf(arrival: Arrival): string | null {
  if (arrival.treasure) return '#j-chest'
  return arrival.resource ? `#j-${arrival.resource}` : null
}

function landing(
  desk: JamaicaDesk,
  arrival: Arrival,
  owned: number | null,
): { head: string; line: string } {
  const { type } = spaceAt(arrival.space)
  if (arrival.finish) return { head: desk.say('plate-finish'), line: '' }
  if (type === 'port_royal') return { head: desk.say('plate-home'), line: '' }
  if (type === 'lair')
    return {
      head: desk.say('plate-lair'),
      line: desk.say(arrival.treasure ? 'plate-treasure' : 'plate-bare'),
    }
  if (!arrival.resource) return { head: spaceName(desk, arrival.space), line: '' }
  const head = desk.say(`plate-cost-${type}`, due(arrival))
  return { head, line: owned === null ? '' : desk.say('plate-owned', { n: owned }) }
}

/** What is left to do after a combat. */
function afterwards(desk: JamaicaDesk, arrival: Arrival, drifts: Arrival[]): string {
  if (isShort(arrival)) return desk.say('plate-then', { what: drifting(desk, arrival, drifts) })
  if (arrival.treasure) return desk.say('plate-then', { what: desk.say('plate-treasure') })
  if (arrival.cost) return desk.say('plate-then-cost', due(arrival))
  return ''
}

function drifting(desk: JamaicaDesk, arrival: Arrival, drifts: Arrival[]): string {
  const space = either(
    desk,
    drifts.map((drift) => spaceName(desk, drift.space)),
  )
  const text = desk.say('plate-drift', { paid: arrival.paid, space })
  const foes = [...new Set(drifts.flatMap((drift) => drift.foes))]
  if (!foes.length) return text
  const sure = drifts.every((drift) => drift.foes.length)
  return desk.say(sure ? 'plate-drift-fight' : 'plate-drift-may-fight', {
    told: text,
    foes: names(desk, foes),
  })
}

/** Half a turn without a move; without a load either, where the ship is home already. */
function loading(desk: JamaicaDesk, load: Load | null): Plate {
  if (!load) return { tone: 'bad', sign: null, head: desk.say('plate-lost'), line: '' }
  if (load.ignored)
    return {
      tone: 'bad',
      sign: null,
      head: desk.say('plate-load-full', { 'resource-id': load.resource }),
      line: '',
    }
  const head = desk.say('plate-load', { 'resource-id': load.resource, amount: load.amount })
  const line = load.hold
    ? desk.say('plate-load-hold', { hold: load.hold })
    : desk.say('plate-load-dump')
  return { tone: load.hold ? 'good' : 'bad', sign: `#j-${load.resource}`, head, line }
}

export function total(
  holds: { resource: string | null; tokens: number }[],
  of: string | null,
): number {
  return holds.reduce((sum, hold) => sum + (hold.resource === of ? hold.tokens : 0), 0)
}

/** What the plate says, as a sentence. What is loaded has been said of its card; a load that may go
 * several ways names them all. */
export function legWords(desk: JamaicaDesk, leg: Leg, alike: Leg[] = [leg]): string {
  const { head, line } = plateOf(desk, leg)
  const what = leg.load && !leg.load.ignored ? [stowing(desk, alike)] : [head, line]
  return [...what, leg.sure ? '' : desk.say('prompt-unsure')].filter(Boolean).join(', ')
}

/** Into which holds a load may go; where none may be empty by then, one is emptied for it. */
function stowing(desk: JamaicaDesk, loads: Leg[]): string {
  const into = [...new Set(loads.flatMap(({ load }) => load?.hold ?? []))].map(String)
  const full = loads.some(({ load }) => load?.hold === null)
  return either(desk, [
    ...(into.length ? [desk.say('plate-load-hold', { hold: either(desk, into) })] : []),
    ...(full ? [desk.say('plate-load-dump')] : []),
  ])
}

/** The half of the day, or the side of the fork where there is one to choose. */
export function legTitle(desk: JamaicaDesk, leg: Leg, forked: boolean): string {
  return desk.say(forked && leg.lane ? `lane-${leg.lane}` : `table-${leg.half}`)
}
