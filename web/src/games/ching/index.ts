/** Madame Ching at the table. */
import type { Entry, ChingView, Move } from '@/generated/games/ching'
import sprite from '@/look/sprites/ching.svg?url'
import type { BoardModule, PromptWords } from '@/table/board'
import { consequence } from '@/table/texts/effects'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import { flights } from './flights'
import Own from './Own.svelte'
import Panel from './Panel.svelte'
import { sounds } from './sounds'
import { story } from './story'
import Strip from './Strip.svelte'
import { brings, laidName } from './pieces'
import type { ChingDesk } from './types'

type Complete = Extract<Move, { move: 'complete' }>

const CREW_QUESTIONS = new Set(['shield', 'pass_on'])
const HOME = new Set(['mission', 'skills'])
/** Tiles that found no place have no number on the board to be told by. */
const SILENT = new Set(['dealt', 'chose', 'set_aside'])
const LOOSE = new Set(['forgo', 'keep', 'pass_on', 'endure'])

/** The mission that is chosen or pointed at, by the number everybody sees. */
function mission(desk: ChingDesk): string | undefined {
  const move = desk.hovered ?? desk.draft[0]
  const tile =
    move?.move === 'complete'
      ? desk.view.missions.find(({ tile }) => tile === move.tile)
      : undefined
  return tile && desk.say('board-mission', { number: tile.number })
}

const forgone = (desk: ChingDesk): string => desk.say(`board-homecoming-forgo-${desk.question}`)

/** What a choice earns stands beside it; here only what nobody can foresee. */
function homecoming(desk: ChingDesk): PromptWords {
  const title = desk.say('board-homecoming')
  const {
    preview,
    draft: [move],
  } = desk
  if (!preview) return { title }
  if ((desk.hovered ?? move)?.move === 'forgo')
    return { title, sentence: forgone(desk), confirm: forgone(desk) }
  const confirm = desk.say(
    move?.move === 'learn' ? 'board-homecoming-learn' : 'board-homecoming-complete',
  )
  return {
    title,
    sentence: mission(desk),
    confirm,
    consequence: preview.at === 'unknown' ? desk.say(`unknown-${preview.what}`) : '',
  }
}

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

/** Two captains have two junks each and choose a card for both at once. */
const several = (desk: ChingDesk): boolean =>
  desk.legal.some((option) => option.move === 'choose' && option.cards.length > 1)

const board: BoardModule<ChingView, Move, Entry> = {
  Board,
  Own,
  Panel,
  Ending,
  Strip,
  grows: 'board',
  sprites: [sprite],
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
      return { key: 'table-revealed', values: { cards: captain.revealed.join(', ') } }
    return captain?.has_chosen ? { key: 'table-chosen' } : null
  },
  chapter: (entry) => entry.event === 'round_began',
  story,
  silent: (entry) => SILENT.has(entry.event),
  goesOn: () => false,
  button: (desk, move) => (move.move === 'forgo' && HOME.has(desk.question) ? forgone(desk) : null),
  label,
  named: (desk, move) =>
    move.move === 'choose' ? desk.say('board-play', { cards: move.cards.join(', ') }) : null,
  aside: (options) => options.filter((move) => LOOSE.has(move.move)),
  prompt(desk) {
    const move = desk.hovered ?? desk.draft[0]
    if (HOME.has(desk.question)) return homecoming(desk)
    if (desk.own === null) return null
    if (move?.move === 'take') return { consequence: consequence(desk, desk.preview, 'took') }
    if (move?.move !== 'choose')
      return several(desk) ? { sentence: desk.say('board-choose-two') } : null
    const [first, second] = move.cards
    const cards = second ? desk.say('board-both', { first: first!, second }) : String(first)
    const leads = desk.view.captains[desk.own]?.leads ?? []
    const sentences = leads
      .filter((lead) => lead.card === move.cards.at(-1))
      .map((lead) =>
        desk.say(`board-plan-${lead.does}`, {
          card: lead.card,
          number: lead.number,
          encounters: lead.encounters,
        }),
      )
    return {
      title: desk.say('board-phase-choice'),
      sentence: second ? desk.say('board-play', { cards }) : sentences[0],
      consequence: desk.say(second ? 'board-plan-both' : 'board-secret'),
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
