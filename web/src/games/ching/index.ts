/** Madame Ching at the table. */
import type { ChingView, Entry, Move } from '@/generated/games/ching'
import type { BoardModule } from '@/table/board'
import Board from './Board.svelte'
import { flights } from './flights'
import Own from './Own.svelte'
import Panel from './Panel.svelte'
import { sounds } from './sounds'
import { story } from './story'
import Strip from './Strip.svelte'
import { brings, laidName } from './pieces'
import { forgone, HOME, prompt } from './prompt'
import { reasons } from './reasons'
import type { ChingDesk } from './types'

type Complete = Extract<Move, { move: 'complete' }>

const CREW_QUESTIONS = new Set(['shield', 'pass_on'])
/** Tiles that found no place have no number on the board to be told by. */
const SILENT = new Set(['dealt', 'chose', 'set_aside'])
/** What a card does at once stands first in its hint, and a shield that may be needed is none. */
const TOLD = new Set(['started', 'ended', 'shielded'])
const LOOSE = new Set(['forgo', 'keep', 'pass_on', 'endure'])

function taking(desk: ChingDesk, place: number): string {
  const card = desk.view.display.find((one) => one.place === place)?.card
  if (!card) return desk.say('board-take-hidden')
  return desk.say('board-take', {
    number: card.number,
    colour: desk.say(`colour-${card.colour}.acc`),
  })
}

/** Two missions may have one number: what they bring tells them apart. */
function completing(desk: ChingDesk, { tile, wind }: Complete): string | null {
  const mission = desk.view.missions.find((one) => one.tile === tile)
  if (!mission) return null
  const name = `${desk.say('board-mission', { number: mission.number })}: ${brings(desk, mission)}`
  return wind === 'meteorology' ? `${name}, ${desk.say('wind-meteorology')}` : name
}

/** Cards by what is printed on them: nobody counts places on the table. */
function label(desk: ChingDesk, move: Move): string | null {
  if (move.move === 'take') return taking(desk, move.place)
  if (move.move === 'complete') return completing(desk, move)
  if (move.move !== 'turn' || desk.own === null) return null
  const junk = desk.view.captains[desk.own]?.junks.find(({ name }) => name === move.junk)
  const laid = junk?.cards[move.place - 1]
  return laid ? laidName(desk, laid) : null
}

const board: BoardModule<ChingView, Move, Entry> = {
  Board,
  Own,
  Panel,
  Ending: () => import('./Ending.svelte'),
  Strip,
  grows: 'board',
  sections: { encounter: 'encounters', skill: 'skills' },
  flights,
  sounds,
  order: (view) => view.order,
  points: (view, seat) => view.captains[seat]?.points ?? null,
  round: (view) =>
    view.ending === 'running'
      ? { key: 'board-round', values: { n: view.round } }
      : { key: 'board-last-round' },
  phases: (view) => [
    { label: { key: 'board-phase-choice' }, on: view.question?.ask === 'choice' },
    { label: { key: 'board-phase-turns' }, on: !!view.question && view.question.ask !== 'choice' },
  ],
  state(view, seat) {
    const captain = view.captains[seat]
    if (captain?.revealed.length)
      return {
        key: 'table-revealed',
        short: 'table-revealed.short',
        values: { cards: captain.revealed.join(', ') },
      }
    return captain?.has_chosen ? { key: 'table-chosen', short: 'table-chosen.short' } : null
  },
  chapter: (entry) => entry.event === 'round_began',
  story,
  silent: (entry) => SILENT.has(entry.event),
  goesOn: () => false,
  button: (desk, move) => (move.move === 'forgo' && HOME.has(desk.question) ? forgone(desk) : null),
  label,
  named: (desk, move) =>
    move.move === 'choose' ? desk.say('board-play', { cards: move.cards.join(', ') }) : null,
  tells: (move, entry) =>
    move.move === 'choose' &&
    (TOLD.has(entry.event) || (entry.event === 'sailed' && move.cards.includes(entry.card))),
  reasons: (desk, _then, _otherwise, move) => reasons(desk, move),
  aside: (options) => options.filter((move) => LOOSE.has(move.move)),
  prompt,
  tabs: [
    { id: 'sea', icon: '#i-wave', label: { key: 'board-tab-sea' } },
    { id: 'crew', icon: '#i-people', label: { key: 'board-tab-crew' } },
  ],
  tabOf: (question) => (CREW_QUESTIONS.has(question) ? 'crew' : 'sea'),
}

export default board
