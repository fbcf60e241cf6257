// The prompt line where the game can tell more than its texts: what a card would do, what a load, a
// throw or a prize would bring.
import type { PromptWords } from '@/table/board'
import { phone } from '@/table/frame/screens'
import { capital } from '@/words/texts'
import { cardInMind, legsOf, legsAhead, type Leg } from './cards/forecast'
import { legTitle, legWords } from './cards/forecastTexts'
import type { JamaicaDesk } from './types'

const MOST = 3 // ways that are sentences; the chart shows them all

/** On a phone the ways stand in rows below the chart. */
function legsTold(desk: JamaicaDesk, legs: Leg[]): string {
  if (phone.current) return ''
  const more = legs.length > MOST ? desk.say('prompt-more', { n: legs.length - MOST }) : ''
  const forks = (half: string) => legs.filter((leg) => leg.half === half).length > 1
  const sentences = legs
    .slice(0, MOST)
    .map((leg) => `${capital(legTitle(desk, leg, forks(leg.half)))}: ${legWords(desk, leg)}.`)
  return [...sentences, more].filter(Boolean).join(' ')
}

function aboutCard(desk: JamaicaDesk, card: string): PromptWords {
  const [early, late] = card.split('_')
  const { morning, evening } = desk.view
  const sentence = desk.say('prompt-card', {
    morning: desk.say(`act-${early}`, { n: morning }),
    evening: desk.say(`act-${late}`, { n: evening }),
  })
  return {
    sentence: capital(sentence),
    consequence: legsTold(desk, legsOf(desk.view.forecast[card] ?? [])),
    confirm: desk.say('prompt-card.confirm'),
    back: desk.say('prompt-card.back'),
  }
}

export function prompt(desk: JamaicaDesk): PromptWords {
  const title = desk.say(`title-${desk.question.replaceAll('_', '-')}`)
  const card = desk.question === 'card' ? cardInMind(desk) : null
  if (card) return { title, ...aboutCard(desk, card) }
  const legs = legsAhead(desk)
  if (legs.length && desk.question !== 'dice') return { title, consequence: legsTold(desk, legs) }
  return { title }
}
