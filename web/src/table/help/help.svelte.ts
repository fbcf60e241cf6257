/** Help in somebody's first game: each kind of question is explained when it comes first, and at the
 * end of a round one sentence says what happened. The words are in the game's room (`help/`). */
import type { Desk } from '@/table/desk/desk.svelte'
import { remember, remembered } from '@/table/help/remembered'
import type { Entry } from '@/table/types'
import type { Texts } from '@/words/texts'
import { keyOf } from '@/words/texts'

export class FirstGameHelp {
  /** Null until they are loaded; they are only where somebody is helped. */
  texts = $state.raw<Texts | null>(null)

  #desk: Desk
  #first: () => boolean
  #kept = $state.raw() as ReturnType<typeof remembered>
  /** Kinds explained since the reader was asked: they may come back to one. */
  #now = $state.raw<string[]>([])
  #dismissed = $state('')
  #storyPly = $state(0)

  /** `first`: it is the reader's first game of the kind, against bots. */
  constructor(desk: Desk, first: () => boolean) {
    this.#desk = desk
    this.#first = first
    this.#kept = remembered(desk.game)
  }

  get on(): boolean {
    return this.#desk.own !== null && (this.#kept.wanted ?? this.#first())
  }

  turn(wanted: boolean): void {
    this.#keep({ wanted, seen: wanted ? [] : this.#kept.seen })
  }

  /** Not this one any more. */
  dismiss = (): void => {
    this.#dismissed = this.topic
    this.#storyPly = this.#rounds.at(-1)?.ply ?? 0
  }

  /** What there is to explain about the question the reader is asked. */
  get topic(): string {
    return this.#desk.board.topic?.(this.#desk) ?? this.#desk.question
  }

  /** The reader is asked about this now, or nothing: call it in an effect. */
  ask(topic: string | null): void {
    if (topic === null) {
      this.#now = []
      this.#dismissed = ''
    } else if (!this.#kept.seen.includes(topic)) {
      this.#now = [...this.#now, topic]
      this.#keep({ ...this.#kept, seen: [...this.#kept.seen, topic] })
    }
  }

  /** What is explained now, if anything. */
  question: string = $derived.by(() => {
    const explained = this.#now.includes(this.topic) && this.topic !== this.#dismissed
    return explained && this.#desk.mayDecide ? this.#say(keyOf('first', this.topic)) : ''
  })

  point: string[] = $derived.by(() =>
    this.question ? this.#say(`${keyOf('first', this.topic)}.point`).split(/,\s*/) : [],
  )

  /** The round that has just ended, in a sentence or two. */
  story: string = $derived.by(() => {
    const [from, to] = this.#rounds.slice(-2)
    if (!this.texts || !from || !to || to.ply <= this.#storyPly) return ''
    const { events, board } = this.#desk
    const round = events.slice(events.indexOf(from), events.indexOf(to))
    const sentences = board.story?.(this.#desk, round) ?? []
    return sentences.map(({ key, values }) => this.#say(key, values)).join(' ')
  })

  /** The reader has decided: what was told is read. */
  decided(): void {
    this.#storyPly = this.#rounds.at(-1)?.ply ?? 0
  }

  /** The entries with which rounds begin, as far as they are remembered. */
  get #rounds(): Entry[] {
    const { events, board } = this.#desk
    return events.filter((entry) => (board.beginsRound ?? board.chapter)(entry))
  }

  #say(key: string, values: Record<string, string | number> = {}): string {
    return this.texts?.has(key) ? this.texts.say(key, { ...this.#values(), ...values }) : ''
  }

  /** Where things are: the reader's seat, the month or the round. */
  #values(): Record<string, string | number> {
    const view = this.#desk.view as Record<string, unknown>
    const plain = Object.entries(view).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    )
    return { ...Object.fromEntries(plain), you: this.#desk.reader }
  }

  #keep(now: ReturnType<typeof remembered>): void {
    this.#kept = now
    remember(this.#desk.game, now)
  }
}
