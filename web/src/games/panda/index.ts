/** Panda Spin at the table. */
import type { Entry, Move, PandaView } from '@/generated/games/panda'
import type { BoardModule } from '@/table/board'
import { phone } from '@/table/frame/screens'
import { consequence } from '@/table/texts/effects'
import { combinationOf, isBid } from './hand/bids'
import Answers from './Answers.svelte'
import Board from './Board.svelte'
import { named, written } from './cards/cards'
import { flights } from './flights'
import Own from './Own.svelte'
import Panel from './Panel.svelte'
import { reasons, toldOfABid } from './reasons'
import { sounds } from './sounds'
import { story } from './story'
import type { PandaDesk } from './types'

const PARTS = new Set(['declare', 'pick'])
const LOOSE = new Set(['pass', 'bamboo', 'rob', 'skip', 'lay'])

/** What becomes of the cards that would then lie there, if the bid is beaten. */
function fate(desk: PandaDesk): string {
  const player = desk.own === null ? null : desk.draftPreview?.view.players[desk.own]
  const n = player?.bids.reduce((sum, bid) => sum + bid.cards.length, 0)
  if (!player || !n) return ''
  if (!player.lost) return desk.say('board-fate-back', { n })
  const bomb = player.bids.some((bid) => bid.combination.kind === 'bomb')
  return desk.say(bomb ? 'board-fate-bomb' : 'board-fate-lost', { n })
}

/** What is asked before anything is picked: to lead, or to beat what lies there. */
function asked(desk: PandaDesk): string | undefined {
  const { highest, bidder } = desk.view
  if (desk.question !== 'turn' || desk.view.question?.combination) return undefined
  if (!highest || bidder === null) return desk.say('board-you-begin')
  const values = { beaten: written(highest), who: desk.name(bidder) }
  return desk.say(desk.legal.length > 1 ? 'board-ask-beat' : 'board-ask-pass', values)
}

/** While nothing is chosen: how to choose, if there is more than a pass, and how near the end is. */
function meanwhile(desk: PandaDesk): string | undefined {
  if (desk.question !== 'turn') return undefined
  const { players, target } = desk.view
  const points = Math.max(...players.map((player) => player.points))
  const seat = players.findIndex((player) => player.points === points)
  const who = seat === desk.own ? desk.say('board-closest-you') : desk.name(seat)
  return [
    !phone.current && desk.legal.some(isBid) && desk.say('board-tap'),
    points > 0 && desk.say('board-closest', { who, points, target }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Bids by their values, cards by what is printed on them: nobody counts places in a hand. */
function label(desk: PandaDesk, move: Move): string | null {
  const combination = combinationOf(move)
  if (combination) return `${desk.say(`kind-${combination.kind}`)} ${written(combination)}`
  const card =
    'place' in move && desk.own !== null
      ? desk.view.players[desk.own]?.hand?.[move.place - 1]
      : null
  if (!card) return null
  return move.move === 'pick'
    ? named(desk, card)
    : desk.say(`board-${move.move}`, { card: named(desk, card) })
}

const board: BoardModule<PandaView, Move, Entry> = {
  Board,
  Own,
  Panel,
  Ending: () => import('./Ending.svelte'),
  Answers,
  grows: 'board',
  sections: { suit: 'cards', kind: 'combinations', mood: 'symbols' },
  flights,
  sounds,
  order(view) {
    const first = Math.max(view.seat, 0)
    return view.players.map((_, at) => (first + at) % view.players.length)
  },
  points: (view, seat) => view.players[seat]?.points ?? null,
  round: (view) => ({ key: 'board-round', values: { round: view.round, trick: view.trick } }),
  phases: (view) =>
    (['turn', 'symbol'] as const).map((ask) => ({
      label: { key: `board-phase-${ask}` },
      on: view.question?.ask === ask,
    })),
  state(view, seat) {
    const player = view.players[seat]
    if (!player || player.out !== null) return null // the panel has a band for those who are out
    if (view.bidder === seat) return { key: 'board-highest', short: 'board-highest.short' }
    return player.passed ? { key: 'table-passed', short: 'board-pass' } : null
  },
  chapter: (entry) => entry.event === 'round_began' || entry.event === 'leads',
  beginsRound: (entry) => entry.event === 'round_began',
  story,
  silent: (entry) => entry.event === 'dealt' || entry.event === 'won_trick',
  goesOn: (_from, move, to) => to === 'turn' && PARTS.has(move.move),
  button(desk, move) {
    if (move.move !== 'pass') return null
    const own = (desk.previewOf(move)?.journal ?? []).filter((entry) => entry.seat === desk.own)
    const back = own.find((entry) => entry.event === 'took_back')
    const gone = own.find((entry) => entry.event === 'discarded')
    if (back) return desk.say('board-pass-back', { n: back.number })
    return gone ? desk.say('board-pass-gone', { n: gone.number }) : null
  },
  label,
  reasons: (desk, then, _otherwise, _move, likely) => reasons(desk, then.view, likely),
  tells: (move, entry) => isBid(move) && toldOfABid(entry),
  aside: (options) => options.filter((move) => LOOSE.has(move.move)),
  prompt(desk) {
    const combination = desk.ready && desk.draft[0] ? combinationOf(desk.draft[0]) : null
    const burns = (desk.hovered ?? desk.draft[0])?.move === 'burn'
    if (burns) return { consequence: consequence(desk, desk.preview, 'burned') }
    if (!combination)
      return desk.hovered || desk.draft.length
        ? null
        : { sentence: asked(desk), consequence: meanwhile(desk) }
    const values = { kind: desk.say(`kind-${combination.kind}`), cards: written(combination) }
    const beaten = desk.view.highest
    return {
      sentence:
        beaten && desk.view.bidder !== null
          ? desk.say('board-beats', {
              ...values,
              beaten: written(beaten),
              who: desk.name(desk.view.bidder),
            })
          : desk.say('board-opens', values),
      consequence: [consequence(desk, desk.preview), fate(desk)].filter(Boolean).join(' '),
      confirm: desk.say('board-play', values),
    }
  },
  tabs: [
    { id: 'trick', icon: '#p-cards', label: { key: 'board-tab-trick' } },
    { id: 'race', icon: '#y-bamboo', label: { key: 'board-tab-race' } },
  ],
  tabOf: () => 'trick',
}

export default board
