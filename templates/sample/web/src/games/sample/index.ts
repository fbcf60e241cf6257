/** Sample, at the table in the browser. */
import type { Entry, Move, SampleView } from '@/generated/games/sample'
import type { BoardModule } from '@/table/board'
import Board from './Board.svelte'
import Panel from './Panel.svelte'

const board: BoardModule<SampleView, Move, Entry> = {
  Board,
  Panel,
  grows: 'board',
  flights: (entry) =>
    entry.event === 'took' ? [{ to: `seat/${entry.seat}/pebbles`, how: 'ring' }] : [],
  order: (view) => view.players.map((_, seat) => seat),
  points: (view, seat) => view.players[seat]?.points ?? null,
  round: ({ heap, size }) => ({ key: 'board-heap', values: { n: heap, size } }),
  phases: () => [],
  chapter: () => false,
  tabs: [{ id: 'board', icon: '#i-scroll', label: { key: 'board-tab' } }],
  tabOf: () => 'board',
}

export default board
