/** Madame Ching at the table. */
import type { ChingView, Move } from '@/generated/games/ching'
import sprite from '@/look/sprites/ching.svg?url'
import type { BoardModule } from '@/table/board'
import Board from './Board.svelte'
import { flights } from './flights'
import Own from './Own.svelte'
import Panel from './Panel.svelte'

const CREW_QUESTIONS = new Set(['shield', 'pass_on'])
const LOOSE = new Set(['forgo', 'keep', 'pass_on', 'endure'])

const board: BoardModule<ChingView, Move> = {
  Board,
  Own,
  Panel,
  grows: 'board',
  sprites: [sprite],
  flights,
  order: (view) => view.order,
  points: (view, seat) => view.captains[seat]?.worth ?? null,
  round: (view) => (view.ending === 'running' ? { key: 'board-round', values: { n: view.round } } : { key: 'table-last-round' }),
  phases: (view) => [
    { label: { key: 'board-phase-choice' }, on: view.question?.ask === 'choice' },
    { label: { key: 'board-phase-turns' }, on: !!view.question && view.question.ask !== 'choice' },
  ],
  state(view, seat) {
    const captain = view.captains[seat]
    if (captain?.revealed.length) return { key: 'table-revealed', values: { cards: captain.revealed.join(', ') } }
    return captain?.has_chosen ? { key: 'table-chosen' } : null
  },
  chapter: (entry) => entry.event === 'round_began',
  silent: (entry) => entry.event === 'dealt' || entry.event === 'chose',
  goesOn: () => false,
  aside: (options) => options.filter((move) => LOOSE.has(move.move)),
  prompt(desk) {
    const move = desk.hovered ?? desk.draft[0]
    if (move?.move !== 'choose' || desk.own === null) return null
    const cards = move.cards.join(', ')
    const leads = desk.view.captains[desk.own]?.leads ?? []
    const told = leads
      .filter((lead) => lead.card === move.cards.at(-1))
      .map((lead) => desk.say(`board-plan-${lead.does}`, { card: lead.card, number: lead.number, encounters: lead.encounters }))
    return {
      title: desk.say('board-phase-choice'),
      sentence: move.cards.length === 1 ? told[0] : desk.say('board-play', { cards }),
      consequence: desk.say('board-secret'),
      confirm: desk.say('board-play', { cards }),
    }
  },
  tabs: [
    { id: 'sea', icon: '#i-wave', label: { key: 'board-tab-sea' } },
    { id: 'crew', icon: '#i-people', label: { key: 'board-tab-crew' } },
  ],
  tabOf: (question) => (CREW_QUESTIONS.has(question) ? 'crew' : 'sea'),
}

export default board
