/** The prompt line of this game: what the choice is, and how the expedition stands or would stand. */
import type { Lead } from '@/generated/games/ching'
import type { PromptWords } from '@/table/board'
import { consequence } from '@/table/texts/effects'
import { listed } from '@/words/words.svelte'
import { nextMission, rewards } from './reasons'
import type { ChingDesk } from './types'

export const HOME = new Set(['mission', 'skills'])

/** The mission that is chosen or pointed at, by the number everybody sees. */
function mission(desk: ChingDesk): string | undefined {
  const move = desk.hovered ?? desk.draft[0]
  const tile =
    move?.move === 'complete'
      ? desk.view.missions.find(({ tile }) => tile === move.tile)
      : undefined
  return tile && desk.say('board-mission', { number: tile.number })
}

export const forgone = (desk: ChingDesk): string =>
  desk.say(`board-homecoming-forgo-${desk.question}`)

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

/** What an end earns, there or by it; of a card that begins an expedition what becomes of it. */
function earning(desk: ChingDesk, lead: Lead | undefined): string {
  if (!lead || lead.does === 'start') return desk.say('board-secret')
  const number = lead.earnings.mission
  if (number !== null) {
    const key = lead.does === 'end' ? 'board-plan-completes' : 'board-plan-there'
    return desk.say(key, { number, brings: rewards(desk, number) })
  }
  if (lead.does === 'end')
    return desk.say('board-plan-earns', { earns: earned(desk, lead.earnings) })
  const next = nextMission(desk, lead.number)
  return next === null ? desk.say('board-secret') : desk.say('board-plan-next', { next })
}

/** Two captains have two junks each and choose a card for both at once. */
const several = (desk: ChingDesk): boolean =>
  desk.legal.some((option) => option.move === 'choose' && option.cards.length > 1)

/** Where the cards of the hand lead, those that lead alike together: "38 and 39 sail to 21". */
function hand(desk: ChingDesk): string | undefined {
  const captain = desk.own === null ? undefined : desk.view.captains[desk.own]
  if (!captain?.leads?.length || captain.junks.length > 1) return undefined
  const alike = new Map<string, Lead[]>()
  for (const lead of captain.leads) {
    const key = `${lead.does} ${lead.number}`
    alike.set(key, [...(alike.get(key) ?? []), lead])
  }
  const reached = ([lead]: Lead[]): number => (lead?.does === 'sail' ? lead.number : 0)
  return [...alike.values()]
    .toSorted((one, other) => reached(other) - reached(one))
    .map((leads) => {
      const { does, number, earnings } = leads[0]!
      return desk.say(`board-state-${does}`, {
        n: leads.length,
        cards: listed(leads.map(({ card }) => String(card))),
        number,
        earns: earned(desk, earnings),
      })
    })
    .join(' ')
}

function earned(desk: ChingDesk, { mission, skills }: Lead['earnings']): string {
  return [
    mission === null ? desk.say('board-no-mission') : desk.say('board-with-mission', { mission }),
    ...skills.map((skill) => desk.say(`skill-${skill}`)),
  ].join(', ')
}

/** Before anything is chosen. */
function waiting(desk: ChingDesk): PromptWords | null {
  if (desk.question === 'window' && !desk.hovered && !desk.draft.length)
    return { sentence: desk.say('board-window'), consequence: desk.say('board-window-before') }
  if (desk.question !== 'choice') return null
  return several(desk)
    ? { sentence: desk.say('board-choose-two') }
    : { sentence: desk.say('board-choose'), consequence: hand(desk) }
}

export function prompt(desk: ChingDesk): PromptWords | null {
  const move = desk.hovered ?? desk.draft[0]
  if (HOME.has(desk.question)) return homecoming(desk)
  if (desk.own === null) return null
  if (move?.move === 'take') return { consequence: consequence(desk, desk.preview, 'took') }
  if (move?.move !== 'choose') return waiting(desk)
  const [first, second] = move.cards
  const cards = second ? desk.say('board-both', { first: first!, second }) : String(first)
  const leads = desk.view.captains[desk.own]?.leads ?? []
  const leading = leads.filter((lead) => lead.card === move.cards.at(-1))
  const sentences = leading.map((lead) =>
    desk.say(`board-plan-${lead.does}`, {
      card: lead.card,
      number: lead.number,
      encounters: lead.encounters,
    }),
  )
  return {
    title: desk.say('board-phase-choice'),
    sentence: second ? desk.say('board-play', { cards }) : sentences[0],
    consequence: second ? desk.say('board-plan-both') : earning(desk, leading[0]),
    confirm: desk.say('board-play', { cards }),
  }
}
