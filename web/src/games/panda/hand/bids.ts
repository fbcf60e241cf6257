/** The legal answers of a hand as a player thinks of them: which cards, which combination. What is
 * legal comes from the turn; here it is only sorted and matched. */
import type { Card, Combination, Move } from '@/generated/games/panda'
import { keyOf } from '@/table/desk/composing.svelte'
import { VALUES, jokersOf, written } from '../cards/cards'

const KINDS = ['single', 'set', 'sequence', 'formation', 'bomb'] as const
const LONGEST = 5 // values in a row
export type Bid = Extract<Move, { cards: number[] }>

export const isBid = (move: Move): move is Bid => (KINDS as readonly string[]).includes(move.move)

export function combinationOf(move: Move): Combination | null {
  if (move.move === 'declare')
    return { kind: move.kind, top: move.top, length: move.length, times: move.times }
  if (!isBid(move)) return null
  return {
    kind: move.move,
    top: move.top,
    length: 'length' in move ? move.length : 1,
    times: 'times' in move ? move.times : 1,
  }
}

export interface Play {
  /** Ways that differ only in which of several equal cards are used share one entry. */
  ways: Bid[]
  combination: Combination
  jokers: string[]
  /** The sides of its cards that are up. */
  sides: string[]
}

/** Combinations that say most come first: what a single card can do one sees in the hand itself. */
const ORDER = ['bomb', 'formation', 'sequence', 'set', 'element', 'shed', 'single'] as const
export type Group = (typeof ORDER)[number]

/** One button of the list. */
export interface Option {
  key: string
  group: Group
  /** The move it stands for, and others that differ only in which of several equal cards they use. */
  ways: Move[]
  text: string
  /** An element card: its suit. */
  suit: string | null
  jokers: string[]
  sides: string[]
}

const combined = (move: Move, combination: Combination, more: Partial<Option> = {}): Option => ({
  key: keyOf(move),
  group: combination.kind as Group,
  ways: [move],
  text: written(combination),
  suit: null,
  jokers: [],
  sides: [],
  ...more,
})

/** Everything that can be played, by groups; within a group what takes most cards along. */
export function options(legal: readonly Move[], hand: readonly Card[]): Option[] {
  const bids = plays(legal.filter(isBid), hand).map(({ ways, combination, jokers, sides }) =>
    combined(ways[0]!, combination, { ways, jokers, sides }),
  )
  const declared = legal.flatMap((move) =>
    move.move === 'declare' ? [combined(move, combinationOf(move)!)] : [],
  )
  const cards = legal.flatMap((move): Option[] =>
    move.move === 'element' || move.move === 'shed'
      ? [
          {
            key: keyOf(move),
            group: move.move,
            ways: [move],
            text: move.move,
            suit: move.suit,
            jokers: [],
            sides: [],
          },
        ]
      : [],
  )
  const size = ({ text }: Option) => text.split('-').length
  return [...bids, ...declared, ...cards].sort(
    (a, b) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group) || size(b) - size(a),
  )
}

export interface Shelf {
  rows: number
  width: number
  /** What the button takes that opens the list of all. */
  more: number
}

/** How wide an option is; the `first` of its group stands behind the group's name. */
type Room = (option: Option, first: boolean) => number

/** The options that fit on the shelf, row by row: of every group what takes most cards along before
 * the second of any, and never without those that `must` be seen. Where the rows suffice each group
 * has one of its own; in two, long combinations have the first. */
export function fitting(
  all: readonly Option[],
  shelf: Shelf,
  room: Room,
  must: (option: Option) => boolean,
): Option[][] {
  const apart = partsOf(all, shelf, room)
  const whole = inRows(all, { ...shelf, more: 0 }, room, apart)
  if (whole) return whole
  let [shown, rows]: [Option[], Option[][]] = [[], []]
  for (const option of inTurns(all, must)) {
    const more = all.filter((one) => one === option || shown.includes(one))
    const laid = inRows(more, shelf, room, apart)
    if (laid) [shown, rows] = [more, laid]
  }
  return rows
}

type Part = (option: Option) => string

/** How the rows are divided, if some of each kind have room in rows of their own. */
function partsOf(all: readonly Option[], shelf: Shelf, room: Room): Part | undefined {
  const firsts = all.filter(
    ({ group }, at) => group !== 'single' && all.findIndex((one) => one.group === group) === at,
  )
  const few = (part: Part) => shelf.rows > 1 && new Set(all.map(part)).size <= shelf.rows
  if (few(lineOf)) return lineOf
  return few(halfOf) && inRows(firsts, shelf, room, halfOf) ? halfOf : undefined
}

const ALONE: readonly Group[] = ['element', 'shed', 'single']
/** Cards that go alone share a row. */
const lineOf: Part = ({ group }) => (ALONE.includes(group) ? 'alone' : group)

const LONG: readonly Group[] = ['bomb', 'formation', 'sequence']
const halfOf: Part = ({ group }) => (LONG.includes(group) ? 'long' : 'short')

/** What must be seen, then the first of each group, the second of each, and so on; single cards last:
 * one taps them in the hand. */
function inTurns(all: readonly Option[], must: (option: Option) => boolean): Option[] {
  const seen = new Map<Group, number>()
  const rank = (option: Option): number => {
    const at = seen.get(option.group) ?? 0
    seen.set(option.group, at + 1)
    if (must(option)) return -1
    return option.group === 'single' ? all.length + at : at
  }
  return all
    .map((option) => ({ option, at: rank(option) }))
    .sort((a, b) => a.at - b.at)
    .map(({ option }) => option)
}

/** These options in rows, or nothing if the shelf is too small for them. */
function inRows(
  options: readonly Option[],
  { rows, width, more }: Shelf,
  room: Room,
  apart: Part | undefined,
): Option[][] | null {
  const shelf: Option[][] = []
  let at = 0
  for (const option of options) {
    const row = shelf.at(-1)
    const last = row?.at(-1)
    const wide = room(option, option.group !== last?.group)
    const end = width - (shelf.length === rows ? more : 0)
    const below = !row || at + wide > end || (apart && apart(last!) !== apart(option))
    if (below) shelf.push([option])
    else row.push(option)
    at = below ? wide : at + wide
  }
  return shelf.length > rows ? null : shelf
}

/** What these cards look most like, whether or not it may be bid: to ask why not. */
export function likeliest(hand: readonly Card[], places: readonly number[]): Bid {
  const cards = [...places].sort((a, b) => a - b)
  const values = cards.flatMap((place) => hand[place - 1]?.up?.values ?? [])
  const ranks = [...new Set(values.map((value) => VALUES.indexOf(value)))].sort((a, b) => a - b)
  const top = VALUES[ranks.at(-1) ?? 0] as Bid['top']
  const times = Math.max(1, Math.round(values.length / ranks.length))
  if (ranks.length < 2) {
    if (times === 1) return { move: 'single', cards, top }
    return { move: times < 4 ? 'set' : 'bomb', cards, top, times }
  }
  const length = Math.min(LONGEST, ranks.length)
  if (times === 1) return { move: 'sequence', cards, top, length }
  return { move: 'formation', cards, top, length, times }
}

/** What can be played, one entry for each different way, in the engine's order. */
export function plays(bids: Bid[], hand: readonly Card[]): Play[] {
  const byKey = new Map<string, Play>()
  for (const bid of bids) {
    const cards = bid.cards.flatMap((place) => hand[place - 1] ?? [])
    const combination = combinationOf(bid)!
    const jokers = jokersOf(combination, cards)
    const sides = cards.map((card) => card.side ?? '')
    const key = JSON.stringify([combination, jokers, [...sides].sort()])
    const known = byKey.get(key)
    if (known) known.ways.push(bid)
    else byKey.set(key, { ways: [bid], combination, jokers, sides })
  }
  return [...byKey.values()]
}
