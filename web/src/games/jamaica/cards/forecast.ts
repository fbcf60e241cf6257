// What a card or a route would bring, in one shape: from the forecast of the view (cards, whose
// preview ends as soon as they lie face down) and from previews (a route that is being chosen).
import type {
  Arrival,
  Entry,
  Load,
  Move,
  Prospect,
  Question,
  View,
} from '@/generated/games/jamaica'
import type { Preview } from '@/table/types'
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
}

export const isShort = (arrival: Arrival | null): boolean =>
  arrival !== null && arrival.paid < arrival.cost
/** The card under the pointer, or picked, or lying face down until its turn comes. */
export function cardInMind(desk: JamaicaDesk): string | null {
  const move = desk.hovered ?? desk.draft.at(-1)
  if (move?.move === 'card') return move.card
  if (desk.myTurn || desk.own === null) return null
  return desk.view.ships[desk.own]?.chosen ?? null
}

/** What lies ahead of the ship the reader is thinking about. */
export function legsAhead(desk: JamaicaDesk): Leg[] {
  const card = cardInMind(desk)
  if (card) return legsOf(desk.view.forecast[card] ?? [])
  const move = desk.hovered ?? desk.draft.at(-1)
  const preview = desk.preview
  if (!move || !preview) return []
  return legsOfPreview(preview, desk.view)
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
    else
      for (const drift of leg.drifts)
        if (!known.drifts.some((other) => other.space === drift.space)) known.drifts.push(drift)
  }
  return [...legs.values()].sort(byHalf)
}

const all = (prospects: Prospect[]): Leg[] =>
  prospects.flatMap((prospect) => {
    const [arrival, ...drifts] = prospect.arrivals
    return [sailing(prospect.half, arrival ?? null, drifts, prospect.load), ...all(prospect.then)]
  })

const byHalf = (one: Leg, other: Leg) =>
  Number(one.half === 'evening') - Number(other.half === 'evening')

function sailing(half: string, arrival: Arrival | null, drifts: Arrival[], load: Load | null): Leg {
  const way = arrival
    ? routeBetween(arrival.start, arrival.space, arrival.steps, arrival.backward)
    : []
  return { half, way, lane: laneOf(way.slice(1)), arrival, drifts, load }
}

/** The same, read from what a preview tells of one move. */
export function legsOfPreview(preview: Preview<View, Move, Entry>, view: View): Leg[] {
  const arrivals: Arrival[] = []
  const ghost = view.ships.findIndex((ship) => ship.ghost)
  for (const entry of preview.journal) note(entry, arrivals, ghost)
  const last = arrivals.at(-1)
  if (!last) return []
  if (preview.what === 'treasure' || preview.what === 'lair') last.treasure = true
  if (preview.what === 'payment') bill(preview.view.question, last)
  if (preview.what === 'opponent') last.foes = met(preview.view)
  return [sailing(view.half, arrivals[0] ?? null, arrivals.slice(1), null)]
}

function note(entry: Entry, arrivals: Arrival[], ghost: number): void {
  const last = arrivals.at(-1)
  if (entry.event === 'sailed' || entry.event === 'ghost_sailed')
    arrivals.push(arrival(entry.start, entry.space, entry.steps, entry.direction === 'backward'))
  else if (entry.event === 'retreated') arrivals.push(arrival(entry.start, entry.space, null, true))
  else if (!last) return
  else if (entry.event === 'finished') last.finish = true
  else if (entry.event === 'ghost_found') last.treasure = true
  else if (entry.event === 'attacked' || entry.event === 'ghost_attacked') last.foes = [entry.foe]
  else if (entry.event === 'attacked_ghost') last.foes = [ghost]
  else if (entry.event === 'fell_short')
    Object.assign(last, { resource: entry.resource, cost: entry.cost, paid: entry.owned })
  else if (entry.event === 'paid' && last.paid === last.cost) {
    last.resource = entry.resource
    last.cost = last.paid = last.cost + entry.amount
  }
}

/** Whom the ship that has to choose an opponent has met. */
function met({ ships, question }: View): number[] {
  const mover = question?.ship ?? -1
  return ships.flatMap((ship, at) =>
    at !== mover && ship.space === ships[mover]?.space ? [at] : [],
  )
}

/** A cost that several holds could pay is asked about before it is paid. */
function bill(question: Question | null, last: Arrival): void {
  if (!question?.resource || last.paid !== last.cost) return
  last.resource = question.resource
  last.cost = last.paid = last.cost + (question.amount ?? 0)
}

function arrival(start: number, space: number, steps: number | null, backward: boolean): Arrival {
  const empty = { foes: [], resource: null, cost: 0, paid: 0, treasure: false, finish: false }
  return { start, space, steps, backward, ...empty }
}
