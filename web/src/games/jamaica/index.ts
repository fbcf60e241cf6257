/** Jamaica's board. */
import type { Entry, Move, View } from '@/generated/games/jamaica'
import type { BoardModule } from '@/table/board'
import { answer, legsOf } from './cards/forecast'
import { spaceName } from './cards/forecastTexts'
import Board from './Board.svelte'
import { spoilsLabel } from './combat/spoils'
import { flights } from './flights'
import Own from './Own.svelte'
import Panel from './Panel.svelte'
import Payment from './ship/Payment.svelte'
import { reasons, tells } from './reasons'
import { sounds } from './sounds'
import { robs, story } from './story'
import { prompt } from './prompt'
import './chart/sea.css'

const PHASES = ['dice', 'card', 'actions']
const LOOSE = ['sabre', 'treasure', 'steer', 'fight', 'fight_ghost']
const SILENT = ['drew', 'shuffled']
/** A decision goes on in its parts: from hold to hold, and from the powder to its holds. */
const PARTS = ['payment', 'powder']
const ABOARD = ['load', 'dump', 'payment']

const board: BoardModule<View, Move, Entry> = {
  Board,
  Own,
  Panel,
  Answers: Payment,
  answers: (options) => options.filter(({ move }) => move === 'pay'),
  Ending: () => import('./Ending.svelte'),
  grows: 'board',
  sections: { resource: 'load', treasure: 'treasure', direction: 'sail' },
  flights,
  sounds,
  order: (view) => view.order,
  points: (view, seat) => view.ships[seat]?.points ?? null,
  round: (view) => ({ key: 'round', values: { n: view.round } }),
  phases: (view) =>
    PHASES.map((phase) => ({ label: { key: `phase-${phase}.short` }, on: view.phase === phase })),
  state(view, seat) {
    const turn = view.ships[seat]?.turn
    return turn ? { key: `state-${turn}`, short: `state-${turn}.short` } : null
  },
  chapter: (entry) => entry.event === 'round_began',
  story,
  harms: robs,
  silent: (entry) => SILENT.includes(entry.event),
  goesOn: (from, _move, to) => to === 'payment' && PARTS.includes(from),
  /** Two landings of a fork can be printed alike: the lane tells them apart. */
  label(desk, move) {
    if (move.move !== 'sail') return spoilsLabel(desk, move)
    const lane = legsOf(answer(desk.view, move) ?? [])[0]?.lane
    return lane
      ? desk.say('plate-lane', {
          lane: desk.say(`lane-${lane}`),
          space: spaceName(desk, move.space),
        })
      : spaceName(desk, move.space)
  },
  aside: (options) => options.filter((option) => LOOSE.includes(option.move)),
  prompt,
  reasons: (desk, _then, _otherwise, move, likely) => reasons(desk, move, likely),
  tells,
  tabs: [
    { id: 'sea', icon: '#j-tab-sea', label: { key: 'tab-sea' } },
    { id: 'ship', icon: '#j-tab-ship', label: { key: 'tab-ship' } },
  ],
  tabOf: (question) => (ABOARD.includes(question) ? 'ship' : 'sea'),
}

export default board
