/** In the Year of the Dragon, at the table in the browser. */
import type { BoardModule, State } from '@/table/board'
import Board from './Board.svelte'
import { flights } from './flights'
import Own from './Own.svelte'
import Panel from './Panel.svelte'
import { sounds } from './sounds'
import { story } from './story'
import { noRoom, prompt } from './prompt'
import type { DragonView, Entry, Move } from './types'
import { savings } from './year/verdict'

const PHASES = ['action', 'person', 'event', 'scoring']
/** Parts of one decision: what may be asked next before anything is sent. */
const PARTS: Record<string, string[]> = {
  pair: ['place'],
  place: ['place'],
  action: ['floor', 'size'],
  floor: ['floor'],
  card: ['tile', 'place'],
  tile: ['place'],
  release: ['release'],
}
const TABS: Record<string, string> = {
  pair: 'people',
  action: 'actions',
  size: 'actions',
  card: 'people',
  tile: 'people',
}

function state({ question, princes }: DragonView, seat: number): State | null {
  const { owes, turn } = princes[seat]!
  if (question?.ask === 'release' && owes)
    return { key: 'stands-owes', short: 'stands-owes.short', values: { n: owes } }
  return turn ? { key: `stands-${turn}`, short: `stands-${turn}.short` } : null
}

const board: BoardModule<DragonView, Move, Entry> = {
  Board,
  Own,
  Panel,
  Ending: () => import('./Ending.svelte'),
  sections: { person: 'person', action: 'action', event: 'event', privilege: 'action' },
  flights,
  sounds,
  order: (view) => view.order,
  points: (view, seat) => view.princes[seat]?.points ?? null,
  round: ({ month, phase }) =>
    phase === 'setup' || phase === 'over'
      ? { key: `phase-${phase}` }
      : { key: 'board-round', values: { month } },
  phases: ({ phase }) =>
    PHASES.includes(phase)
      ? PHASES.map((one) => ({ label: { key: `phase-${one}` }, on: one === phase }))
      : [],
  state,
  chapter: (entry) => entry.event === 'month_began',
  story,
  silent: (entry) => entry.event === 'event_came' || entry.event === 'owes',
  goesOn: (from, _move, to) => PARTS[from]?.includes(to) ?? false,
  aside: (options) => options.filter(({ move }) => move === 'pass' || move === 'discard'),
  prompt,
  topic: (desk) => (noRoom(desk) ? 'no-room' : null),
  reasons: (desk, then, otherwise) => savings(desk, then.view, otherwise?.view ?? null),
  tabs: [
    { id: 'actions', icon: '#i-scroll', label: { key: 'board-tab-actions' } },
    { id: 'people', icon: '#i-people', label: { key: 'board-tab-people' } },
    { id: 'palaces', icon: '#i-pagoda', label: { key: 'board-tab-palaces' } },
    { id: 'track', icon: '#i-dragon', label: { key: 'board-tab-track' } },
  ],
  tabOf: (question) => TABS[question] ?? 'palaces',
}

export default board
