/** How the pieces of the box look: which drawing stands for which id. What is printed on a person
 * comes from the box itself. */
import { box } from '@/generated/games/dragon'

export type Age = 'young' | 'old'
export interface Face {
  symbols: number
  value: number
}

export const TYPES: readonly { id: string; young: Face; old?: Face }[] = box.persons.types

/** The people as they lie on the board, left to right. */
export const ROW: readonly string[] = box.layout.row
export const MONTHS: number = box.game.months

export const isOld = (age: string): boolean => age === 'old'

/** What is printed on a person: symbols and steps. */
export function face(person: string, age: string): Face {
  const type = TYPES.find((known) => known.id === person)
  return (isOld(age) ? type?.old : type?.young) ?? { symbols: 0, value: 0 }
}

export const hasOld = (person: string): boolean =>
  TYPES.some((known) => known.id === person && known.old)

export const bust = (person: string, age: string): string => `#p-${person}${isOld(age) ? '-o' : ''}`

const LOOKS: Record<string, { ground: string; sign: string }> = {
  monk: { ground: '#f3d49b', sign: '#i-buddha' },
  scholar: { ground: '#cdd8ea', sign: '#i-book' },
  farmer: { ground: '#dfe1b4', sign: '#i-sack' },
  healer: { ground: '#cfe3cf', sign: '#i-mortar' },
  warrior: { ground: '#cfd9e0', sign: '#i-helmet' },
  pyrotechnist: { ground: '#ecc9d4', sign: '#i-rocket' },
  craftsman: { ground: '#e6d3b3', sign: '#i-hammer' },
  court_lady: { ground: '#f6dcd6', sign: '#i-dragon' },
  tax_collector: { ground: '#f3dd95', sign: '#g-yuan' },
}

/** The ground a person is painted on. */
export const ground = (person: string): string => LOOKS[person]?.ground ?? 'none'
/** The symbol a person shows. */
export const sign = (person: string): string => LOOKS[person]?.sign ?? ''

const EVENTS: Record<string, { lit: string; icon: string }> = {
  peace: { lit: '#9fc7b4', icon: '#i-peace' },
  tribute: { lit: '#f0c75a', icon: '#i-tribute' },
  drought: { lit: '#f39a4a', icon: '#i-drought' },
  festival: { lit: '#e8655a', icon: '#i-festival' },
  mongols: { lit: '#8fb0cc', icon: '#i-mongols' },
  contagion: { lit: '#a9c46b', icon: '#i-contagion' },
}
/** The events in the order of the box. */
export const EVENT_NAMES: readonly string[] = Object.keys(EVENTS)
export const lantern = (event: string) => EVENTS[event] ?? EVENTS.peace!

/** An action card: the picture of what it brings, and whose symbols add to it. */
export const ACTIONS: Record<string, { picture: string; person: string | null }> = {
  taxes: { picture: '#g-yuan', person: 'tax_collector' },
  build: { picture: '#g-floor', person: 'craftsman' },
  harvest: { picture: '#g-rice', person: 'farmer' },
  fireworks: { picture: '#g-fireworks', person: 'pyrotechnist' },
  military: { picture: '#i-helmet', person: 'warrior' },
  research: { picture: '#i-book', person: 'scholar' },
  privilege: { picture: '#g-priv1', person: null },
}
export const base = (action: string): number =>
  box.actions.cards.find((card) => card.id === action)?.base ?? 0

export const PRIVILEGES = {
  small: {
    picture: '#g-priv1',
    dragons: box.privileges.small.dragons,
  },
  large: {
    picture: '#g-priv2',
    dragons: box.privileges.large.dragons,
  },
} as const

/** Persons the palaces are hung with, one entry for each kind of symbol somebody has. */
export const PEOPLE_IN_ORDER: readonly string[] = TYPES.map((type) => type.id)
