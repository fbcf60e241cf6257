// What a card or a route would bring, in one shape: the view foretells both.
import type { Arrival, Load, Move, Prospect, View } from '@/generated/games/jamaica'
import { laneOf, routeBetween } from '../chart/chart'
import { aboard, aboardAfter, type Aboard } from './aboard'
import type { JamaicaDesk } from '../types'

/** One move or load that would be made, as it is drawn on the chart and told on a plate. */
export interface Leg {
  half: string
  /** The way it sails; empty for a load. */
  way: number[]
  lane: 'outer' | 'inner' | null
  arrival: Arrival | null
  /** Where it may drift to for want of food or doubloons. */
  drifts: Arrival[]
  load: Load | null
  /** What is aboard by then of what is to be paid there; null where a choice before it decides. */
  owned: number | null
  /** No combat and no treasure before it can change it. */
  sure: boolean
}

export const isShort = (arrival: Arrival | null): boolean =>
  arrival !== null && arrival.paid < arrival.cost

/** The card under the pointer, or picked, or lying face down while others still choose. Once the ships
 * sail, the chart is theirs. */
export function cardInMind(desk: JamaicaDesk): string | null {
  const move = desk.hovered ?? desk.draft.at(-1)
  if (move?.move === 'card') return move.card
  if (desk.myTurn || desk.own === null || desk.view.phase !== 'card') return null
  return desk.view.ships[desk.own]?.chosen ?? null
}

/** The ship the routes on the chart are for: one's own card, or whichever ship is asked about. */
export function moverOf(desk: JamaicaDesk): number | null {
  return cardInMind(desk) ? desk.own : (desk.view.question?.ship ?? desk.own)
}

/** What lies ahead of the ship the reader is thinking about. */
export function legsAhead(desk: JamaicaDesk): Leg[] {
  const card = cardInMind(desk)
  if (card) return legsOfCard(desk, card)
  const { hovered, draft, view } = desk
  const prospects = (hovered && answer(view, hovered)) ?? (draft[0] && answer(view, draft[0])) ?? []
  return nextLegs(prospects, holdsNow(desk))
}

export const legsOfCard = (desk: JamaicaDesk, card: string): Leg[] =>
  legsOf(desk.view.forecast[card] ?? [], holdsNow(desk))

const holdsNow = (desk: JamaicaDesk): Aboard =>
  aboard(desk.view.ships[desk.own ?? -1]?.holds ?? [null])

/** What the view foretells of a legal move: the verb and its fields in order are its notation. A part
 * of a decision after its first is no legal move yet. */
export const answer = (view: View, move: Move): Prospect[] | undefined =>
  view.answers[Object.values(move).join(' ')]

/** The ways of the next half in which the ship sails. */
export function nextLegs(prospects: Prospect[], before: Aboard = null): Leg[] {
  const legs = legsOf(prospects, before).filter((leg) => leg.arrival)
  return legs.filter((leg) => leg.half === legs[0]?.half)
}

/** Every different way of a tree of prospects, the morning's first. */
export function legsOf(prospects: Prospect[], before: Aboard = null): Leg[] {
  const first = stepsOf(prospects, before)
  return merged([...first, ...first.flatMap(following)]).sort(byHalf)
}

/** One way of the morning, and the different ways the evening can go after it. */
export interface Day {
  morning: Leg
  evenings: Leg[]
}

export function daysOf(desk: JamaicaDesk, card: string): Day[] {
  const days = new Map<string, Step[]>()
  for (const step of stepsOf(desk.view.forecast[card] ?? [], holdsNow(desk))) {
    const key = keyOf(legOf(step))
    days.set(key, [...(days.get(key) ?? []), step])
  }
  return [...days.values()].map((steps) => ({
    morning: merged(steps)[0]!,
    evenings: merged(steps.flatMap(following)),
  }))
}

interface Step {
  prospect: Prospect
  before: Aboard
  sure: boolean
}

const stepsOf = (prospects: Prospect[], before: Aboard, sure = true): Step[] =>
  prospects.map((prospect) => ({ prospect, before, sure }))

/** What is uncertain of a half is told with it ("fight Tomas, then …"); what follows is uncertain. */
const following = ({ prospect, before, sure }: Step): Step[] =>
  stepsOf(prospect.then, aboardAfter(before, prospect), sure && prospect.certain)

const keyOf = ({ half, way, load, arrival }: Leg): string =>
  JSON.stringify([half, way, load, arrival?.paid])

/** A landing that may end in several places for want of goods is one; one that may or may not be paid,
 * by what is thrown overboard for a load before it, is two. */
function merged(steps: Step[]): Leg[] {
  const legs = new Map<string, Leg>()
  for (const leg of steps.map(legOf)) {
    const known = legs.get(keyOf(leg))
    if (!known) legs.set(keyOf(leg), leg)
    else {
      known.sure &&= leg.sure
      if (known.owned !== leg.owned) known.owned = null
      for (const drift of leg.drifts)
        if (!known.drifts.some((other) => other.space === drift.space)) known.drifts.push(drift)
    }
  }
  return [...legs.values()]
}

const byHalf = (one: Leg, other: Leg) =>
  Number(one.half === 'evening') - Number(other.half === 'evening')

function legOf({ prospect: { half, arrivals, load }, before, sure }: Step): Leg {
  const [arrival = null, ...drifts] = arrivals
  const way = arrival
    ? routeBetween(arrival.start, arrival.space, arrival.steps, arrival.backward)
    : []
  const owned = before && arrival?.resource ? (before[arrival.resource] ?? 0) : null
  return { half, way, lane: laneOf(way.slice(1)), arrival, drifts, load, owned, sure }
}
