/** In the Year of the Dragon, at the table in the browser. */
import sprite from '@/look/sprites/dragon.svg?url'
import type { BoardModule, Say } from '@/table/board'
import Board from './Board.svelte'
import { flights } from './flights'
import Own from './Own.svelte'
import Panel from './Panel.svelte'
import { prompt } from './prompt'
import type { DragonView, Entry, Move } from './types'

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

/** Before, at or after the one who decides, in the order of the phase. */
function state(view: DragonView, seat: number): Say | null {
  const { question, order, princes } = view
  if (!question) return null
  if (question.ask === 'release') {
    const n = princes[seat]!.owes
    return n ? { key: 'stands-owes', values: { n } } : null
  }
  const hiring = view.phase === 'person'
  if (view.phase !== 'action' && !hiring) return null
  const distance = order.indexOf(seat) - order.indexOf(question.seats[0]!)
  if (distance === 0) return null
  if (distance < 0) return { key: hiring ? 'stands-played' : 'stands-acted' }
  const next = distance === 1
  if (hiring) return { key: next ? 'stands-plays-next' : 'stands-plays-later' }
  return { key: next ? 'stands-next' : 'stands-later' }
}

const board: BoardModule<DragonView, Move, Entry> = {
  Board,
  Own,
  Panel,
  sprites: [sprite],
  flights,
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
  silent: (entry) => entry.event === 'event_came' || entry.event === 'owes',
  goesOn: (from, _move, to) => PARTS[from]?.includes(to) ?? false,
  aside: (options) => options.filter(({ move }) => move === 'pass' || move === 'discard'),
  prompt,
  tabs: [
    { id: 'actions', icon: '#i-scroll', label: { key: 'board-tab-actions' } },
    { id: 'people', icon: '#i-people', label: { key: 'board-tab-people' } },
    { id: 'palaces', icon: '#i-pagoda', label: { key: 'board-tab-palaces' } },
    { id: 'track', icon: '#i-flag', label: { key: 'board-tab-track' } },
  ],
  tabOf: (question) => TABS[question] ?? 'palaces',
}

export default board
