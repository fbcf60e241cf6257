/** Why a card is a good one, in the words of the game: where it leads, and what is to be earned there. */
import type { CaptainView, Card, Lead, Move } from '@/generated/games/ching'
import { brings } from './pieces'
import type { ChingDesk } from './types'

/** What each of the missions with this number brings. */
export function rewards(desk: ChingDesk, number: number | null): string {
  const open = desk.view.missions.filter((one) => one.where === 'on' && one.number === number)
  return open.map((mission) => brings(desk, mission)).join(` ${desk.say('board-or')} `)
}

/** The least of the missions that are too far from this space. */
export function nextMission(desk: ChingDesk, space: number): number | null {
  const far = desk.view.missions.filter(({ where, number }) => where === 'on' && number > space)
  return far.length ? Math.min(...far.map(({ number }) => number)) : null
}

export function reasons(desk: ChingDesk, move: Move): string[] {
  const captain = desk.own === null ? null : desk.view.captains[desk.own]
  if (!captain) return []
  if (move.move === 'choose') {
    const leads = (captain.leads ?? []).filter(({ card }) => card === move.cards.at(-1))
    return move.cards.length === 1 ? leads.flatMap((lead) => leading(desk, lead)) : []
  }
  const card = move.move === 'take' && desk.view.display.find(({ place }) => place === move.place)
  return card && card.card ? taking(desk, captain, card.card) : []
}

function leading(desk: ChingDesk, { does, number, encounters, earnings }: Lead): string[] {
  const mission = earnings.mission
  const earned = mission !== null && {
    number: mission,
    brings: rewards(desk, mission),
  }
  if (does === 'start') return [desk.say('board-why-start')]
  if (does === 'end')
    return [
      desk.say('board-why-end', { number }),
      ...(earned ? [desk.say('board-why-completes', earned)] : []),
    ]
  return [
    desk.say('board-why-sail', { number }),
    ...(encounters ? [desk.say('board-why-line', { encounters })] : []),
    ...(earned ? [desk.say('board-why-there', earned)] : []),
  ]
}

/** What a card of the display would do for the expedition as it lies. */
function taking(desk: ChingDesk, captain: CaptainView, card: Card): string[] {
  const junk = captain.junks.find(({ name }) => name === desk.view.junk) ?? captain.junks[0]
  const last = Math.max(0, ...(junk?.cards ?? []).map(({ number }) => number ?? 0))
  if (!junk?.column) return []
  if (card.number < last) return [desk.say('board-why-later')]
  const known = junk.cards.some(({ colour }) => colour === card.colour)
  const number = (junk.column + 1) * (junk.row + (known ? 0 : 1))
  return [desk.say(known ? 'board-why-straight' : 'board-why-colour', { number })]
}
