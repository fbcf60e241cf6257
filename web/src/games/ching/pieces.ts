/** Which drawing stands for which id. */
import type { CaptainView, Card, Laid, Mission } from '@/generated/games/ching'
import type { ChingDesk } from './types'

const FACES: Record<string, string> = {
  white: 'white',
  light_blue: 'lb',
  green: 'green',
  yellow: 'yellow',
  red: 'red',
  dark_blue: 'db',
}
const INKS: Record<string, string> = { red: '#fffaf0', dark_blue: '#fffaf0' }
const SIGNS: Record<string, string> = {
  cartography: '#k-map',
  night_navigation: '#k-lantern',
  battle: '#k-sword',
  meteorology: '#k-kite',
  elite_crew: '#k-crew',
}
export const SYMBOLS = ['cartography', 'night_navigation', 'battle', 'meteorology'] as const
export const SKILLS = [...SYMBOLS, 'elite_crew'] as const
export const GEMS = ['white', 'red', 'blue'] as const

/** The face of a navigation card of this colour; without one, of Helmsmen. */
export const face = (colour: string | null): string =>
  `#n-${colour ? (FACES[colour] ?? 'white') : 'helm'}`
export const ink = (colour: string | null): string => (colour && INKS[colour]) || '#2a1a13'
export const sign = (skill: string): string => SIGNS[skill] ?? '#k-crew'

const PORTRAITS = [
  'madame_ching',
  'thief',
  'siren',
  'traitress',
  'veteran',
  'helmsmen',
  'fortune',
  'merchant',
]
/** The picture of an encounter card. */
export const portrait = (encounter: string): string =>
  `#e-${PORTRAITS.find((known) => encounter.startsWith(known)) ?? 'treasure'}`
/** A navigation card by what is printed on it. */
export const cardName = (desk: ChingDesk, card: Pick<Card, 'number' | 'colour'>): string =>
  desk.say('board-card', { number: card.number, colour: desk.say(`colour-${card.colour}`) })

/** A card of the display as everybody sees it. */
export function shownName(desk: ChingDesk, place: number): string {
  const card = desk.view.display.find((one) => one.place === place)?.card
  return card ? cardName(desk, card) : desk.say('board-face-down')
}

/** A card of an expedition: Helmsmen have neither number nor colour. */
export function laidName(desk: ChingDesk, { number, colour, face, symbol }: Laid): string {
  const what = number && colour ? cardName(desk, { number, colour }) : desk.say(`encounter-${face}`)
  return symbol ? `${what}, ${desk.say(`symbol-${symbol}`)}` : what
}

export const TICK = 'M4 12.5l5.5 6L20 6'

/** A reward as a row of signs: gems one by one, coins counted. */
export function reward(mission: Mission): { sign: string; count: number }[] {
  const gems = GEMS.map((gem) => ({ sign: `#g-${gem}`, count: mission.gems[gem] ?? 0 }))
  return [
    ...gems,
    { sign: '#g-gold', count: mission.gold },
    { sign: '#g-enc', count: mission.encounters },
  ].filter((part) => part.count > 0)
}

/** The same in words. */
export const brings = (desk: ChingDesk, mission: Mission): string =>
  [
    ...GEMS.map((gem) => ({ key: `short-${gem}`, n: mission.gems[gem] ?? 0 })),
    { key: 'short-gold', n: mission.gold },
    { key: 'short-encounters', n: mission.encounters },
  ]
    .filter(({ n }) => n > 0)
    .map(({ key, n }) => desk.say(key, { n }))
    .join(', ')

/** What tells a captain's two junks apart; nothing where there is one. */
export const letter = (desk: ChingDesk, captain: CaptainView, junk: string): string =>
  captain.junks.length > 1 ? desk.say(`junk-${junk}.letter`) : ''

export interface Heap {
  face: string
  n: number
  /** Of treasures, that all lie on one heap: what they count together. */
  points?: number
}

/** Encounter cards as they lie in the hand. */
export function heapsOf(faces: readonly string[]): Heap[] {
  const treasures = faces.filter((face) => face.startsWith('sacred_treasure'))
  const others = faces.filter((face) => !treasures.includes(face))
  const heaps: Heap[] = [...new Set(others)].map((face) => ({
    face,
    n: others.filter((one) => one === face).length,
  }))
  const points = treasures.reduce((sum, face) => sum + Number(face.split('_').at(-1)), 0)
  if (points) heaps.push({ face: treasures[0]!, n: treasures.length, points })
  return heaps
}
