// The prompt line where the game can tell more than its texts: what a card would do, what a load, a
// throw or a prize would bring.
import type { Move, View } from '@/generated/games/jamaica'
import type { Desk } from '@/table/desk.svelte'
import type { PromptWords } from '@/table/board'
import { cardInMind, legsOf, legsAhead, type Leg } from './outlook'
import { legTitle, legWords, type JamaicaDesk } from './telling'

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function legsTold(desk: JamaicaDesk, legs: Leg[]): string {
  const forks = (half: string) => legs.filter((leg) => leg.half === half).length > 1
  return legs
    .map((leg) => `${upper(legTitle(desk, leg, forks(leg.half)))}: ${legWords(desk, leg)}.`)
    .join(' ')
}

function aboutCard(desk: JamaicaDesk, card: string): PromptWords {
  const [early, late] = card.split('_')
  const { morning, evening } = desk.view
  const sentence = desk.say('prompt-card', {
    morning: desk.say(`act-${early}`, { n: morning }),
    evening: desk.say(`act-${late}`, { n: evening }),
  })
  return {
    sentence: upper(sentence),
    consequence: legsTold(desk, legsOf(desk.view.forecast[card] ?? [])),
    confirm: desk.say('prompt-card.confirm'),
    back: desk.say('prompt-card.back'),
  }
}

export function prompt(desk: Desk<View, Move>): PromptWords {
  const title = desk.say(`title-${desk.asked.replaceAll('_', '-')}`)
  const card = desk.asked === 'card' ? cardInMind(desk) : null
  if (card) return { title, ...aboutCard(desk, card) }
  const legs = legsAhead(desk)
  if (legs.length && desk.asked !== 'dice') return { title, consequence: legsTold(desk, legs) }
  return { title }
}
