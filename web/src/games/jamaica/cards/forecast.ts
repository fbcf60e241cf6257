// What a card or a route would bring, in one shape: the view foretells both.
import type { Arrival, Load, Move, Prospect, View } from '@/generated/games/jamaica'
import { laneOf, routeBetween } from '../chart/chart'
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
  if (card) return legsOf(desk.view.forecast[card] ?? [])
  const { hovered, draft, view } = desk
  return nextLegs((hovered && answer(view, hovered)) ?? (draft[0] && answer(view, draft[0])) ?? [])
}

/** What the view foretells of a legal move: the verb and its fields in order are its notation. A part
 * of a decision after its first is no legal move yet. */
export const answer = (view: View, move: Move): Prospect[] | undefined =>
  view.answers[Object.values(move).join(' ')]

/** The ways of the next half in which the ship sails. */
export function nextLegs(prospects: Prospect[]): Leg[] {
  const legs = legsOf(prospects).filter((leg) => leg.arrival)
  return legs.filter((leg) => leg.half === legs[0]?.half)
}

/** Every different way of a tree of prospects, the morning's first. A landing that may end in several
 * places for want of goods is one; one that may or may not be paid, by what is thrown overboard for a
 * load before it, is two. */
export function legsOf(prospects: Prospect[]): Leg[] {
  const legs = new Map<string, Leg>()
  for (const leg of all(prospects)) {
    const key = JSON.stringify([leg.half, leg.way, leg.load, leg.arrival?.paid])
    const known = legs.get(key)
    if (!known) legs.set(key, leg)
    else {
      known.sure &&= leg.sure
      for (const drift of leg.drifts)
        if (!known.drifts.some((other) => other.space === drift.space)) known.drifts.push(drift)
    }
  }
  return [...legs.values()].sort(byHalf)
}

/** What is uncertain of a half is told with it ("fight Tomas, then …"); what follows is uncertain. */
const all = (prospects: Prospect[], sure = true): Leg[] =>
  prospects.flatMap((prospect) => [
    sailing(prospect, sure),
    ...all(prospect.then, sure && prospect.certain),
  ])

const byHalf = (one: Leg, other: Leg) =>
  Number(one.half === 'evening') - Number(other.half === 'evening')

function sailing({ half, arrivals, load }: Prospect, sure: boolean): Leg {
  const [arrival = null, ...drifts] = arrivals
  const way = arrival
    ? routeBetween(arrival.start, arrival.space, arrival.steps, arrival.backward)
    : []
  return { half, way, lane: laneOf(way.slice(1)), arrival, drifts, load, sure }
}
