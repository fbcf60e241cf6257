/** The legal answers of a hand as a player thinks of them: which cards, which combination. What is
 * legal comes from the turn; here it is only sorted and matched. */
import type { Card, Combination, Move } from '@/generated/games/panda'
import { jokersOf } from '../cards/cards'

const KINDS = ['single', 'set', 'sequence', 'formation', 'bomb'] as const
export type Bid = Extract<Move, { cards: number[] }>

export const isBid = (move: Move): move is Bid => (KINDS as readonly string[]).includes(move.move)

export function combinationOf(move: Move): Combination | null {
  if (move.move === 'declare')
    return { kind: move.kind, top: move.top, length: move.length, times: move.times }
  if (!isBid(move)) return null
  return {
    kind: move.move,
    top: move.top,
    length: 'length' in move ? move.length : 1,
    times: 'times' in move ? move.times : 1,
  }
}

export interface Play {
  /** Ways that differ only in which of several equal cards are used share one entry. */
  ways: Bid[]
  combination: Combination
  jokers: string[]
  /** The sides of its cards that are up. */
  sides: string[]
}

/** What can be played, one entry for each different way, in the engine's order. */
export function plays(bids: Bid[], hand: readonly Card[]): Play[] {
  const byKey = new Map<string, Play>()
  for (const bid of bids) {
    const cards = bid.cards.flatMap((place) => hand[place - 1] ?? [])
    const combination = combinationOf(bid)!
    const jokers = jokersOf(combination, cards)
    const sides = cards.map((card) => card.side ?? '')
    const key = JSON.stringify([combination, jokers, [...sides].sort()])
    const known = byKey.get(key)
    if (known) known.ways.push(bid)
    else byKey.set(key, { ways: [bid], combination, jokers, sides })
  }
  return [...byKey.values()]
}
