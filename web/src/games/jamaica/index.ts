/** Jamaica's board. */
import type { Entry, Move, View } from '@/generated/games/jamaica'
import sprite from '@/look/sprites/jamaica.svg?url'
import type { BoardModule } from '@/table/board'
import Board from './Board.svelte'
import { flights } from './flights'
import Own from './Own.svelte'
import Panel from './Panel.svelte'
import { prompt } from './prompt'
import './chart/sea.css'

const PHASES = ['dice', 'card', 'actions']
const LOOSE = ['sabre', 'treasure', 'steer', 'no_spoils']
const SILENT = ['drew', 'shuffled']
/** A decision goes on in its parts: from hold to hold, and from the powder to its holds. */
const PARTS = ['payment', 'powder']
const ABOARD = ['load', 'dump', 'payment']

function state(view: View, seat: number) {
  const ship = view.ships[seat]!
  if (view.phase === 'card') return ship.has_chosen ? { key: 'state-chosen' } : null
  if (view.phase !== 'actions') return null
  if (view.combat?.defence.ship === seat) return { key: 'state-defends' }
  if (view.acting === seat) return { key: 'state-acts' }
  const acting = view.ships[view.acting ?? -1]?.ghost
    ? Infinity
    : view.order.indexOf(view.acting ?? -1)
  const place = view.order.indexOf(seat)
  if (place < acting) return { key: 'state-acted' }
  return { key: place === acting + 1 ? 'state-next' : 'state-later' }
}

const board: BoardModule<View, Move, Entry> = {
  Board,
  Own,
  Panel,
  grows: 'board',
  sprites: [sprite],
  flights,
  order: (view) => view.order,
  points: (view, seat) => view.ships[seat]?.points ?? null,
  round: (view) => ({ key: 'round', values: { n: view.round } }),
  phases: (view) =>
    PHASES.map((phase) => ({ label: { key: `phase-${phase}.short` }, on: view.phase === phase })),
  state,
  chapter: (entry) => entry.event === 'round_began',
  silent: (entry) => SILENT.includes(entry.event),
  goesOn: (from, _move, to) => to === 'payment' && PARTS.includes(from),
  aside: (options) => options.filter((option) => LOOSE.includes(option.move)),
  prompt,
  tabs: [
    { id: 'sea', icon: '#j-tab-sea', label: { key: 'tab-sea' } },
    { id: 'ship', icon: '#j-tab-ship', label: { key: 'tab-ship' } },
  ],
  tabOf: (question) => (ABOARD.includes(question) ? 'ship' : 'sea'),
}

export default board
