/** The prompt line of this game: what the choice is, what it brings, what it costs next. */
import type { PromptWords } from '@/table/board'
import { uncapital } from '@/words/texts'
import { listed } from '@/words/words.svelte'
import { PRIVILEGES } from './pieces'
import { key, own, type DragonDesk, type Entry, type Move } from './types'
import { afterwards, coming } from './year/verdict'

const SOON = 3 // months whose verdict is worth a word

const last = (desk: DragonDesk): Move | undefined => desk.hovered ?? desk.draft.at(-1)
const aged = (desk: DragonDesk, who: { person: string; age: string }, form = ''): string =>
  desk.say(`${key('person', who.person)}.${who.age}${form}`)
function card(desk: DragonDesk, id: string): string {
  const form = id === 'wild' ? 'accusative' : 'genitive'
  const name = desk.say(`${key('person', id)}.${form}`)
  return desk.say('card-accusative', { 'card-id': id, [`card-${form}`]: name })
}
/** The last own event of this kind that the choice would lead to. */
const mine = <Name extends Entry['event']>(desk: DragonDesk, event: Name) =>
  desk.preview?.journal
    .filter((entry) => entry.seat === desk.own)
    .findLast((entry): entry is Extract<Entry, { event: Name }> => entry.event === event)

export function prompt(desk: DragonDesk): PromptWords | null {
  const question = desk.turn.question
  if (question === 'release') return releasing(desk)
  if (question === 'pair') return beginning(desk)
  if (!last(desk)) return { consequence: forecastText(desk) || howTo(desk) }
  if (question === 'action') return acting(desk)
  if (question === 'card') return hiring(desk)
  return { consequence: forecastText(desk) || undefined }
}

// --- what comes of it ----------------------------------------------------------------------------

/** What to do, where nothing else is to be said yet. */
function howTo(desk: DragonDesk): string | undefined {
  const may = (name: Move['move']): boolean => desk.legal.some(({ move }) => move === name)
  return may('act') ? desk.say('how-to-act') : may('card') ? desk.say('how-to-hire') : undefined
}

/** What becomes of the yuan this month, and whether they will do for its tribute. */
function purse(desk: DragonDesk): string {
  const [now, then] = [own(desk, desk.view), own(desk, desk.previewView)]
  const event = coming(desk, desk.previewView, desk.view.month)
  if (!now || !then || !event || now.yuan === then.yuan) return ''
  const values = { from: now.yuan, to: then.yuan, due: event.due }
  const paid = event.event === 'tribute' && event.lost === 0
  return desk.say(paid ? 'consequence-tribute' : 'consequence-yuan', values)
}

/** The event of this month as it would strike, and what becomes worse in the next ones. */
function forecastText(desk: DragonDesk): string {
  const now = own(desk, desk.view)?.forecast[0]
  if (!now) return ''
  const sentences: string[] = []
  const then = desk.preview ? afterwards(desk, now) : now
  const event = desk.say(`event-${now.event}.short`)
  if (then && then.lost > 0)
    sentences.push(
      desk.say('consequence-lose', { event, persons: desk.say('persons-acc', { n: then.lost }) }),
    )
  else if (then && then.points > 0)
    sentences.push(
      desk.say('consequence-points', { event, points: desk.say('points', { n: then.points }) }),
    )
  else if (then && now.lost > 0) sentences.push(desk.say('consequence-safe', { event }))
  for (const later of own(desk, desk.view)!.forecast.slice(1, SOON)) {
    const would = coming(desk, desk.previewView, later.month)
    if (would && would.lost > later.lost)
      sentences.push(
        desk.say('consequence-then', {
          event: desk.say(`event-${later.event}.short`),
          month: later.month,
          persons: desk.say('persons-acc', { n: would.lost }),
        }),
      )
  }
  return sentences.join(' ')
}

// --- the decisions, one after another ------------------------------------------------------------

function acting(desk: DragonDesk): PromptWords {
  const first =
    desk.hovered?.move === 'act' || desk.hovered?.move === 'pass' ? desk.hovered : desk.draft[0]
  const words: PromptWords = {
    consequence: [purse(desk), forecastText(desk)].filter(Boolean).join(' '),
    back: desk.say(desk.draft.length > 1 ? 'back-part' : 'back-action'),
  }
  if (first?.move === 'pass') {
    words.sentence = desk.say('choice-pass', { n: mine(desk, 'passed')?.yuan ?? 0 })
    words.confirm = desk.say('confirm-pass')
  } else if (first?.move === 'act') {
    words.confirm = desk.say(`confirm-${first.action}`)
    if (desk.question === 'floor' && !desk.hovered)
      words.sentence = desk.ready ? places(desk) : desk.prompt
    else if (desk.question === 'size') words.sentence = buying(desk)
    else words.sentence = action(desk, first.action)
  }
  return words
}

function action(desk: DragonDesk, chosen: string): string {
  const group = desk.view.groups.find((one) => one.cards.includes(chosen))
  const n = own(desk, desk.view)?.yields[chosen] ?? 0
  const brings = desk.say(`brings-${chosen}`, { n, what: desk.say(`gain-${chosen}`, { n }) })
  const values = { action: desk.say(`action-${chosen}`), brings }
  if (!group?.fee) return desk.say('choice-act', values)
  return desk.say('choice-act-fee', {
    ...values,
    yuan: desk.say('yuan', { n: group.fee }),
    others: group.dragons.map((seat) => desk.name(seat)).join(', '),
  })
}

const places = (desk: DragonDesk): string =>
  desk.say('choice-build', {
    where: desk.draft
      .slice(1)
      .map((move) => uncapital(desk.label(move)))
      .join(', '),
  })

function buying(desk: DragonDesk): string {
  const bought = mine(desk, 'bought')
  const move = last(desk)
  if (!bought || move?.move !== 'buy') return desk.prompt
  return desk.say('choice-buy', {
    privilege: desk.say(`privilege-${move.privilege}`),
    yuan: desk.say('yuan', { n: bought.yuan }),
    points: desk.say('points', { n: PRIVILEGES[move.privilege].dragons }),
  })
}

function beginning(desk: DragonDesk): PromptWords {
  const pair = desk.draft[0]
  if (pair?.move !== 'pair') return {}
  const words = { confirm: desk.say('confirm-pair'), consequence: '' }
  if (!desk.ready) return { ...words, sentence: desk.prompt }
  const first = desk.say(`${key('person', pair.first)}.accusative`)
  const second = desk.say(`${key('person', pair.second)}.accusative`)
  return { ...words, sentence: desk.say('choice-pair', { first, second }) }
}

function hiring(desk: DragonDesk): PromptWords {
  const move = last(desk)
  const words: PromptWords = {
    consequence: forecastText(desk),
    back: desk.say('back-part'),
    confirm: desk.say(`confirm-${confirming(desk, move)}`),
  }
  if (!desk.ready && !desk.hovered && noRoom(desk))
    return { ...words, sentence: desk.say('place-full'), consequence: desk.say('place-full-how') }
  const settled = mine(desk, 'settled')
  const replaced = mine(desk, 'replaced')
  const discarded = mine(desk, 'discarded')
  const none = mine(desk, 'none_left')
  if (settled && (desk.ready || desk.hovered))
    words.sentence = desk.say(replaced ? 'choice-replace' : 'choice-place', {
      person: aged(desk, settled),
      palace: settled.palace,
      spaces: desk.say('spaces', { n: settled.spaces }),
      ...(replaced && { other: uncapital(aged(desk, replaced)) }),
    })
  else if (discarded) words.sentence = desk.say('choice-discard', { person: aged(desk, discarded) })
  else if (move?.move === 'card' && none)
    words.sentence = desk.say('choice-none', { card: card(desk, move.card) })
  else if (desk.hovered?.move === 'card')
    words.sentence = desk.say('choice-card', { card: card(desk, desk.hovered.card) })
  else words.sentence = desk.prompt
  return words
}

/** A newcomer stands at the door, and all floors are taken. */
export const noRoom = (desk: DragonDesk): boolean =>
  desk.question === 'place' &&
  desk.legal.length > 0 &&
  desk.legal.every(({ move }) => move === 'replace' || move === 'discard')

/** The button says what comes of it: a person taken may find no home. */
function confirming(desk: DragonDesk, move: Move | undefined): string {
  if (move && ['place', 'replace', 'discard'].includes(move.move)) return move.move
  if (move?.move !== 'take') return 'card'
  return mine(desk, 'discarded') ? 'discard' : 'place'
}

/** "a young healer × 2": each name once. */
const counted = (names: string[]): string[] =>
  [...new Set(names)].map((name) => {
    const times = names.filter((other) => other === name).length
    return times > 1 ? `${name} × ${times}` : name
  })

function releasing(desk: DragonDesk): PromptWords {
  const event = desk.view.events[desk.view.month - 1] ?? 'peace'
  const due = own(desk, desk.view)?.owes ?? 0
  const leaving = desk.draft.filter((move) => move.move === 'release')
  const released =
    desk.draftPreview?.journal
      .filter((entry) => entry.seat === desk.own)
      .filter((entry) => entry.event === 'released') ?? []
  return {
    title: desk.say(`event-${event}.short`),
    sentence: desk.ready
      ? desk.say('choice-release', {
          who: listed(counted(released.map((e) => aged(desk, e, '-accusative')))),
        })
      : desk.say(event === 'drought' ? 'release-drought' : 'release-any'),
    consequence: desk.ready ? '' : desk.say('release-count', { chosen: leaving.length, due }),
    confirm: desk.say('confirm-release'),
    back: desk.say('back-part'),
  }
}
