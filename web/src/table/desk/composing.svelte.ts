/** A decision while it is being made: the parts picked so far, what may come next, and what the
 * server foresees of it. Nothing is judged here: what is legal and what follows comes from the
 * turn and from previews. */
import { SvelteMap } from 'svelte/reactivity'
import type { Entry, Preview, Move, Reason, Turn } from '@/table/types'

/** Where previews come from; null at a table nobody can move at (a replay). */
export interface PreviewSource<V, M extends Move, E extends Entry = Entry> {
  preview(lines: M[][]): Promise<Preview<V, M, E>[]>
}

/** The way to the server, for moves; a replay has none. */
export interface ServerLink<V, M extends Move, E extends Entry = Entry> extends PreviewSource<
  V,
  M,
  E
> {
  /** The ply it has led to; null where it was refused. */
  move(moves: M[]): Promise<number | null>
  /** Why the last of these moves is not allowed; null where it is, or nobody can say. */
  whyNot?(moves: M[]): Promise<Reason | null>
}

type GoesOn<M> = (from: string, move: M, to: string) => boolean

const MOST_LINES = 64 // of one preview command
const MOST_MOVES = 24 // of one line

/** A move as text, the same whatever order its fields were written in. */
export function keyOf(move: Move): string {
  const fields = Object.keys(move).sort()
  return JSON.stringify(fields.map((field) => [field, move[field]]))
}

export function same(one: Move | null | undefined, other: Move | null | undefined): boolean {
  return !!one && !!other && keyOf(one) === keyOf(other)
}

export function sameQuestion(one: Turn, other: Turn): boolean {
  return (
    one.question === other.question && JSON.stringify(one.legal) === JSON.stringify(other.legal)
  )
}

const lineKey = (line: Move[]): string => line.map(keyOf).join(' ')

/** A question with its answers. */
interface Step<M extends Move> {
  question: string
  legal: M[]
  keys: Set<string>
}

const step = <M extends Move>(question: string, legal: M[]): Step<M> => ({
  question,
  legal,
  keys: new Set(legal.map(keyOf)),
})

export class Composing<V, M extends Move, E extends Entry = Entry> {
  /** The parts picked so far, in order. */
  draft = $state.raw<M[]>([])
  hovered = $state.raw<M | null>(null)

  #turn = $state.raw<Turn<M> | null>(null)
  #previews = new SvelteMap<string, Preview<V, M, E> | 'pending' | 'failed'>()
  #pending = new Map<string, Promise<void>>()
  #source: () => PreviewSource<V, M, E> | null
  #goesOn: () => GoesOn<M>

  constructor(source: () => PreviewSource<V, M, E> | null, goesOn: () => GoesOn<M>) {
    this.#source = source
    this.#goesOn = goesOn
  }

  /** The questions of the decision so far: each with its answers, the last one open or answered. */
  steps = $derived.by(() => {
    const steps: Step<M>[] = []
    if (!this.#turn || this.#turn.legal.length === 0) return steps
    steps.push(step(this.#turn.question, this.#turn.legal))
    this.draft.forEach((move, at) => {
      const next = this.#known(this.draft.slice(0, at + 1))?.turn
      const from = steps[at]
      if (next && from && this.#goesOn()(from.question, move, next.question))
        steps.push(step(next.question, next.legal))
    })
    return steps
  })

  /** What may be picked for the part that is open; when all is picked, the last part's answers. */
  legal = $derived(this.steps.at(-1)?.legal ?? [])

  /** All parts are picked (or the server could not say what comes next). */
  ready = $derived(
    this.draft.length > 0 &&
      this.steps.length === this.draft.length &&
      this.#previews.get(lineKey(this.draft)) !== 'pending',
  )

  /** Answered by this: some parts are picked and another one is asked. */
  open = $derived(this.draft.length > 0 && this.steps.length > this.draft.length)

  /** What the move under the pointer, or else the draft, would bring. */
  preview = $derived.by((): Preview<V, M, E> | null => {
    if (this.hovered) return this.previewOf(this.hovered)
    return this.draft.length ? this.#known(this.draft) : null
  })

  /** The table as it would be when the last question is put; null for the first. */
  questionPreview = $derived(
    this.steps.length > 1 ? this.#known(this.draft.slice(0, this.steps.length - 1)) : null,
  )

  /** What the draft would bring, whatever the pointer is over. */
  draftPreview = $derived(this.draft.length ? this.#known(this.draft) : null)

  /** A question is put, or none. What was picked is kept as far as it is still an answer. Where the
   * same is asked again (somebody else has answered), what was foreseen holds until it is foreseen
   * again: a button must not go dead under the finger. */
  begin(turn: Turn<M> | null): void {
    const again = !!turn && !!this.#turn && sameQuestion(turn, this.#turn)
    if (!again) this.#previews.clear()
    this.#pending.clear()
    this.#turn = turn
    this.hovered = null
    const first = this.draft[0]
    if (!first || !turn?.legal.some((move) => same(move, first))) this.draft = []
    if (!turn || turn.legal.length === 0) return
    void this.#ask(turn.legal.map((move) => [move]))
    if (this.draft.length > 1) void (again ? this.#renew(this.draft) : this.#revive(this.draft))
  }

  previewOf(move: M): Preview<V, M, E> | null {
    const line = this.#lineTo(move)
    return line && this.#known(line)
  }

  can(move: M): boolean {
    return this.#lineTo(move) !== null
  }

  /** Whether this answers the part that is open. */
  answersQuestion(move: M): boolean {
    return this.steps.at(-1)?.keys.has(keyOf(move)) ?? false
  }

  isChosen(move: M): boolean {
    return this.draft.some((part) => same(part, move))
  }

  /** Answers the open part with this move, or an earlier one again: what came after it is dropped. */
  pick(move: M): boolean {
    const line = this.#lineTo(move)
    if (!line) return false
    this.draft = line
    this.hovered = null
    void this.#look(line)
    return true
  }

  /** Takes one part out again; those picked after it stay as far as they still answer. */
  drop(move: M): void {
    const at = this.draft.findLastIndex((part) => same(part, move))
    if (at < 0) return
    this.hovered = null
    void this.#revive(this.draft.toSpliced(at, 1))
  }

  back(): void {
    this.draft = this.draft.slice(0, -1)
    this.hovered = null
  }

  clear(): void {
    this.draft = []
    this.hovered = null
  }

  /** The draft with this move in the last place where it is an answer. */
  #lineTo(move: M): M[] | null {
    const key = keyOf(move)
    const at = this.steps.findLastIndex((asked) => asked.keys.has(key))
    return at < 0 ? null : [...this.draft.slice(0, at), move]
  }

  #known(line: M[]): Preview<V, M, E> | null {
    const preview = this.#previews.get(lineKey(line))
    return typeof preview === 'object' ? preview : null
  }

  /** What comes of a line, and of every next part it leads to. */
  async #look(line: M[]): Promise<void> {
    await this.#ask([line])
    const next = this.steps[line.length]
    if (!next || lineKey(line) !== lineKey(this.draft) || line.length >= MOST_MOVES) return
    await this.#ask(next.legal.map((option) => [...line, option]))
  }

  /** A draft from before the question was put again: its first parts that are still answers. */
  async #revive(draft: M[]): Promise<void> {
    this.draft = draft.slice(0, 1)
    if (draft.length === 0) return
    for (const part of draft.slice(1)) {
      await this.#look(this.draft)
      if (this.open && this.answersQuestion(part)) this.draft = [...this.draft, part]
      else return
    }
    await this.#look(this.draft)
  }

  /** The same is asked again: what is foreseen of the draft is asked for anew, and the draft stays
   * in sight meanwhile. */
  async #renew(draft: M[]): Promise<void> {
    await this.#ask(draft.map((_, at) => draft.slice(0, at + 1)))
    const unchanged = lineKey(draft) === lineKey(this.draft)
    const fits = draft.every((part, at) => this.steps[at]?.keys.has(keyOf(part)))
    if (unchanged && !fits) void this.#revive(draft)
  }

  /** Resolves when it is known what comes of the draft, also if it had to be asked for again. */
  async foreseen(): Promise<void> {
    let last: Promise<void> | undefined
    for (;;) {
      const next = this.#pending.get(lineKey(this.draft))
      if (next === last) return
      await (last = next)
    }
  }

  /** Resolves when all of these lines are known, also those asked for earlier. */
  async #ask(lines: M[][]): Promise<void> {
    const unknown = lines.filter((line) => !this.#pending.has(lineKey(line)))
    for (let at = 0; at < unknown.length; at += MOST_LINES)
      this.#send(unknown.slice(at, at + MOST_LINES))
    await Promise.all(lines.map((line) => this.#pending.get(lineKey(line))))
  }

  #send(lines: M[][]): void {
    const source = this.#source()
    const turn = this.#turn
    if (!source) return
    const answered = source.preview(lines).then(
      (answers) => answers,
      () => [],
    )
    lines.forEach((line, at) => {
      const key = lineKey(line)
      if (!this.#known(line)) this.#previews.set(key, 'pending')
      const known = answered.then((answers) => {
        if (this.#turn === turn) this.#previews.set(key, answers[at] ?? 'failed')
      })
      this.#pending.set(key, known)
    })
  }
}
