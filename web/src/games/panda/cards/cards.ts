/** What is printed on the cards of Panda Spin, and how a combination of them is written. */
import { box, type Card, type Combination, type Half } from '@/generated/games/panda'
import type { PandaDesk } from '../types'

export const VALUES: readonly string[] = box.values.ids
export const ANIMALS: readonly string[] = box.animals.by_value

type Printed = { white: string; white_symbol?: string; blue: string[]; symbol?: string }

/** A card by its id, with this side up. */
export function cardOf(id: string, side: 'white' | 'blue'): Card {
  const [suit = '', white = ''] = id.split('-')
  if (suit === 'element')
    return {
      card: id,
      suit: white,
      side: null,
      up: null,
      down: null,
      number: 0,
      lit: null,
      lock: null,
    }
  const suits: { id: string; cards: Printed[] }[] = box.suits
  const printed = suits.find((one) => one.id === suit)?.cards.find((one) => one.white === white)
  const halves: Record<string, Half> = {
    white: { values: [white], symbol: printed?.white_symbol ?? null },
    blue: { values: printed?.blue ?? [], symbol: printed?.symbol ?? null },
  }
  const [up, down] = side === 'white' ? [halves.white, halves.blue] : [halves.blue, halves.white]
  return {
    card: id,
    suit,
    side,
    up: up ?? null,
    down: down ?? null,
    number: null,
    lit: null,
    lock: null,
  }
}

/** What the card is called with the side that is up. */
export function named(desk: PandaDesk, card: Card): string {
  if (!card.up) return desk.say(`card-${card.card}`)
  const values = card.up.values.join('-')
  return desk.say('board-card', {
    suit: desk.say(`suit-${card.suit}`),
    values,
    side: desk.say(`side-${card.side}`),
  })
}

/** The animal belongs to the white value of a card. */
export function animalOf(card: Card): string {
  return ANIMALS[VALUES.indexOf(card.card.split('-')[1] ?? '')] ?? 'panda'
}

/** All values of a combination, low to high: 5-5-6-6. */
export function valuesOf(combination: Combination): string[] {
  const top = VALUES.indexOf(combination.top)
  const different = VALUES.slice(top - combination.length + 1, top + 1)
  return different.flatMap((value) => Array<string>(combination.times).fill(value))
}

/** As it is called at the table; a single 7 is just 7, many equal ones are counted. */
export function written(combination: Combination): string {
  const values = valuesOf(combination)
  const counted = combination.length === 1 && combination.times > 4
  return counted ? `${combination.times} × ${combination.top}` : values.join('-')
}

/** The values that are declared but not printed on these cards: what the jokers stand for. */
export function jokersOf(combination: Combination, cards: readonly Card[]): string[] {
  const left = valuesOf(combination)
  for (const value of cards.flatMap((card) => card.up?.values ?? [])) {
    const at = left.indexOf(value)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
