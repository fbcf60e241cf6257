/** A game of one's own for tests: a row of numbers to pick, some of which ask for a second one. */
import type { Component } from 'svelte'
import type { Seat, Snapshot, TableSummary } from '@/generated/wire'
import type { BoardModule } from './board'
import type { Entry, Preview, Move, Turn, GameTexts } from './types'

export interface Sum {
  sum: number
}
export type Pick = { move: 'pick'; number: number } | { move: 'pass' }

export const pick = (number: number): Pick => ({ move: 'pick', number })

export function turnOf(numbers: number[], more: Partial<Turn<Pick>> = {}): Turn<Pick> {
  return { question: 'number', seats: [0], legal: numbers.map(pick), undo: 'no', ...more }
}

export function previewOf(sum: number, more: Partial<Preview<Sum, Pick>> = {}): Preview<Sum, Pick> {
  return { at: 'choice', what: '', seats: [1], journal: [], view: { sum }, turn: null, ...more }
}

const Nothing = (() => ({})) as unknown as Component<object>

export const board: BoardModule<Sum, Pick> = {
  Board: Nothing,
  Panel: Nothing,
  flights: () => [],
  order: () => [0, 1],
  points: (view) => view.sum,
  round: () => ({ key: 'round' }),
  phases: () => [],
  chapter: () => false,
  tabs: [],
  tabOf: () => 'journal',
}

export const texts: GameTexts = {
  say: (key) => key,
  has: () => true,
  sentence: (entry: Entry) => entry.event,
  effect: () => '',
  label: (move: Move) => JSON.stringify(move),
  prompt: (question) => question,
  objection: ({ reason }) => reason,
  explanations: () => [],
}

export function seat(number: number, more: Partial<Seat> = {}): Seat {
  return {
    seat: number,
    name: ['Anna', 'Boris', 'Vera'][number] ?? '',
    person: null,
    level: null,
    guest: false,
    away: false,
    resigned: false,
    present: true,
    vote_in: null,
    mine: false,
    ...more,
  }
}

export function summary(seats: Seat[]): TableSummary {
  return {
    id: 'T',
    code: 'ABC',
    game: 'sums',
    options: {},
    seats,
    stage: 'playing',
    visibility: 'link',
    clock: {},
    rated: false,
    spectators: true,
    hints: true,
    study: false,
    creator: 'p',
    mine: true,
    created: 0,
    changed: 0,
    turn: false,
    due: null,
    waiting: [],
    reason: null,
    results: null,
    hash: '',
    rematch: null,
    other_rules: null,
  }
}

export function snapshot(table: TableSummary, reader: number, turn: Turn<Pick>, ply = 0): Snapshot {
  return {
    type: 'snapshot',
    table,
    reader,
    ply,
    view: { sum: ply },
    journal: [],
    turn,
    clock: null,
    proposal: null,
    chat: [],
  }
}
