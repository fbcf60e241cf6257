// The prompt line where the game can tell more than its texts: what a card would do, what a load, a
// throw or a prize would bring.
import type { PromptWords } from '@/table/board'
import { effects } from '@/table/texts/effects'
import { phone, strip } from '@/table/frame/screens'
import { capital } from '@/words/texts'
import type { Move } from '@/generated/games/jamaica'
import { answer, cardInMind, isShort, legsAhead, legsOfCard, type Leg } from './cards/forecast'
import { goods, legTitle, legWords, shipName } from './cards/forecastTexts'
import type { JamaicaDesk } from './types'

const MOST = 2 // ways that are sentences; the chart shows them all

/** On a phone the ways stand in rows below the chart, and on a tablet the plates have to do. The loads
 * of a half are one way, whichever hold takes them, and never on the chart. */
function legsTold(desk: JamaicaDesk, legs: Leg[]): string {
  if (phone.current) return ''
  const ofHalf = ({ half }: Leg) => legs.filter((leg) => leg.half === half)
  const alike = (leg: Leg) =>
    leg.load && !leg.load.ignored ? ofHalf(leg).filter(({ load }) => load && !load.ignored) : [leg]
  const ways = legs.filter((leg) => alike(leg)[0] === leg && !(strip.current && leg.arrival))
  const told = ways.filter((leg, i) => i < MOST || !leg.arrival)
  const left = ways.length - told.length
  const sentences = told.map((leg) => {
    const title = capital(legTitle(desk, leg, ofHalf(leg).length > alike(leg).length))
    return `${title}: ${legWords(desk, leg, alike(leg))}.`
  })
  return [...sentences, left ? desk.say('prompt-more', { n: left }) : ''].filter(Boolean).join(' ')
}

/** The ways are foretold as the ships lie now: who acts before the reader may lie in them by then. */
function othersFirst(desk: JamaicaDesk, legs: Leg[]): string {
  const first = desk.view.order[0] === desk.own
  return first || !legs.some((leg) => leg.arrival) ? '' : desk.say('prompt-others-first')
}

function aboutCard(desk: JamaicaDesk, card: string): PromptWords {
  const [early, late] = card.split('_')
  const legs = legsOfCard(desk, card)
  const { morning, evening } = desk.view
  const sentence = desk.say('prompt-card', {
    morning: desk.say(`act-${early}`, { n: morning }),
    evening: desk.say(`act-${late}`, { n: evening }),
  })
  return {
    sentence: capital(sentence),
    consequence: [legsTold(desk, legs), othersFirst(desk, legs)].filter(Boolean).join(' '),
    confirm: desk.say('prompt-card.confirm'),
    back: desk.say('prompt-card.back'),
  }
}

/** Before a card is looked at: how far either half goes, and when. */
function aboutDay(desk: JamaicaDesk): string {
  const { morning, evening, order } = desk.view
  const n = order.indexOf(desk.own ?? -1) + 1
  return desk.say('prompt-day', { morning, evening, order: desk.say('own-order', { n }) })
}

/** What the gold button does, with its price. */
function confirming(desk: JamaicaDesk, move: Move): string | undefined {
  switch (move.move) {
    case 'sail':
      return sailing(desk, move)
    case 'load':
      return desk.say('confirm-load', { hold: move.hold })
    case 'fight':
      return desk.say('confirm-fight', { who: shipName(desk, move.foe) })
    case 'powder':
      return move.amount
        ? desk.say('confirm-powder', { what: goods(desk, 'gunpowder', move.amount) })
        : undefined
    case 'pay':
      return move.amount && desk.draft.length === 1
        ? desk.say('confirm-pay', { amount: move.amount, hold: move.hold })
        : undefined
    case 'plunder':
      return plundering(desk, move.hold)
    default:
      return undefined
  }
}

/** "Sail here, pay 4 food": what the first landing asks for. */
function sailing(desk: JamaicaDesk, move: Move): string {
  const verb = desk.turn.question === 'retreat' ? 'drift' : 'sail'
  const arrival = answer(desk.view, move)?.[0]?.arrivals[0]
  if (!arrival) return desk.say(`confirm-${verb}`)
  if (arrival.foes.length) return desk.say(`confirm-${verb}-fight`)
  if (isShort(arrival)) return desk.say('confirm-sail-short')
  if (arrival.cost)
    return desk.say(`confirm-${verb}-pay`, {
      'resource-id': arrival.resource ?? '',
      amount: arrival.cost,
    })
  return desk.say(arrival.treasure && verb === 'sail' ? 'confirm-sail-treasure' : `confirm-${verb}`)
}

function plundering(desk: JamaicaDesk, hold: number): string | undefined {
  const { combat, question } = desk.view
  if (!combat || question?.ship == null) return undefined
  const loser = combat.attack.ship + combat.defence.ship - question.ship
  const cargo = desk.view.ships[loser]?.holds[hold - 1]
  return cargo?.resource
    ? desk.say('confirm-plunder', { 'resource-id': cargo.resource, amount: cargo.tokens })
    : undefined
}

/** A treasure is the end of the morning: what else an answer brings is the evening's half. */
function evening(desk: JamaicaDesk): string | undefined {
  const { preview, view } = desk
  if (desk.question !== 'lair' || view.half !== 'morning' || !preview) return undefined
  if (!desk.hovered && !desk.ready) return undefined
  const brings = effects(desk, preview)
  return brings ? desk.say('prompt-evening', { effects: brings }) : undefined
}

export function prompt(desk: JamaicaDesk): PromptWords {
  const title = desk.say(`title-${desk.question.replaceAll('_', '-')}`)
  const card = desk.question === 'card' ? cardInMind(desk) : null
  if (card) return { title, ...aboutCard(desk, card) }
  if (desk.question === 'card') return { title, consequence: aboutDay(desk) }
  const [first] = desk.draft
  const confirm = first && confirming(desk, first)
  const legs = legsAhead(desk)
  if (legs.length && desk.question !== 'dice')
    return { title, confirm, consequence: evening(desk) ?? legsTold(desk, legs) }
  return { title, confirm, consequence: evening(desk) }
}
