// One's own mistakes of a finished game, tried again one after another. The analysis says how good
// a move is; one it has not compared is judged by the server, as the analysis judges.
import type { AnalysedDecision, Review } from '@/generated/wire'
import { named } from '@/table/texts/worth'
import { api } from '@/shell/api'
import { explain, toast } from '@/shell/toasts.svelte'
import type { BoardModule } from '@/table/board'
import { Desk, same, type GameTexts, type Move, type Turn } from '@/table/desk/desk.svelte'
import { Journal } from '@/table/journal/journal.svelte'
import { capital } from '@/words/texts'

export const TRIES = 2 // then the better move is shown

/** How a mistake came out: after so many tries, or shown; null as long as it is open. */
export type Outcome = 'first' | 'second' | 'shown' | null
type Grade = AnalysedDecision['grade']
const GOOD: readonly Grade[] = ['best', 'fine', '']

export class MistakeSession {
  readonly desk: Desk
  readonly journal = new Journal()
  readonly mistakes: readonly AnalysedDecision[]

  /** Which mistake is tried. */
  at = $state(0)
  part = $state<'ask' | 'wrong' | 'right' | 'shown' | 'end'>('ask')
  outcomes = $state<Outcome[]>([])
  /** What was played in the game, by name: a name needs the table it was played on. */
  played = $state<string[]>([])
  /** The last try, by name, and its grade. */
  tried = $state('')
  grade = $state<Grade>('')
  busy = $state(true)
  failed = $state('')

  #table: string
  #tries = 0
  #turn: Turn | null = null

  constructor(
    review: Review,
    board: BoardModule,
    texts: () => GameTexts,
    readonly seat: number,
    decisions: readonly AnalysedDecision[],
  ) {
    this.#table = review.table.id
    this.mistakes = decisions.filter((one) => one.seat === seat)
    this.outcomes = this.mistakes.map(() => null)
    const ply = () => this.mistake.ply
    this.desk = new Desk(review.table.game, board, texts, {
      preview: (lines: Move[][]) => api.pastPreviews(this.#table, ply(), lines),
      move: (moves: Move[]) => this.#try(moves),
      whyNot: async (moves: Move[]) =>
        (await api.pastReason(this.#table, ply(), moves).catch(() => null))?.reason ?? null,
    })
    this.desk.setSeats(review.table.seats.map((one) => ({ ...one, present: true })))
    this.desk.options = review.table.options
  }

  get mistake(): AnalysedDecision {
    return this.mistakes[this.at]!
  }

  /** There is something to answer. */
  get asks(): boolean {
    return this.part === 'ask' || this.part === 'wrong'
  }

  get last(): boolean {
    return this.at === this.mistakes.length - 1
  }

  start = (): Promise<void> => this.go(0)

  /** The moment of this mistake, as its seat saw it then. */
  go = async (at: number): Promise<void> => {
    this.busy = true
    this.at = at
    const { ply } = this.mistake
    try {
      const [snapshot, past] = await Promise.all([
        api.replay(this.#table, ply, this.seat),
        api.pastDecision(this.#table, ply),
      ])
      if (at !== this.at) return
      this.#turn = past.turn
      this.#tries = 0
      this.part = 'ask'
      this.desk.hint = null
      this.desk.show({ ply, reader: this.seat, view: snapshot.view, turn: past.turn }, true)
      this.desk.clear()
      this.journal.begin(snapshot.journal)
      this.played[at] = capital(named(this.desk, this.mistake.played))
    } catch (error) {
      if (this.played.length) toast(explain(error))
      else this.failed = explain(error)
    }
    this.busy = false
  }

  next = async (): Promise<void> => {
    if (this.busy) return
    if (this.last) this.part = 'end'
    else await this.go(this.at + 1)
  }

  again = async (): Promise<void> => {
    this.outcomes = this.mistakes.map(() => null)
    await this.go(0)
  }

  /** The better move, ringed as a hint is. */
  showBetter = (): void => {
    if (!this.#turn || !this.asks) return
    this.outcomes[this.at] ??= 'shown'
    this.part = 'shown'
    this.desk.clear()
    this.desk.ask({ ...this.#turn, legal: [this.mistake.best] })
    this.desk.hint = this.mistake.best
  }

  count = (outcome: Outcome): number => this.outcomes.filter((one) => one === outcome).length

  /** The first part of what was sent is what the analysis has judged; the rest completes it. Nothing
   * is played. */
  async #try(moves: Move[]): Promise<null> {
    const [move] = moves
    if (!move || !this.#turn || !this.asks || this.busy) return null
    this.busy = true
    try {
      this.grade = await this.#gradeOf(move)
      this.tried = capital(named(this.desk, move))
      this.#tries += 1
      if (GOOD.includes(this.grade)) this.#settle(move)
      else if (this.#tries >= TRIES) this.showBetter()
      else this.#refuse()
    } catch (error) {
      toast(explain(error))
    }
    this.busy = false
    return null
  }

  /** Once the desk no longer holds it for sent, it is put back. */
  #refuse(): void {
    this.part = 'wrong'
    setTimeout(() => this.desk.clear())
  }

  /** What was chosen stays in sight. */
  #settle(move: Move): void {
    this.outcomes[this.at] ??= this.#tries > 1 ? 'second' : 'first'
    this.part = 'right'
    this.desk.ask({ ...this.#turn!, legal: [move] })
  }

  async #gradeOf(move: Move): Promise<Grade> {
    const { options, ply, best } = this.mistake
    if (same(move, best)) return 'best'
    const known = options.find((option) => same(option.move, move))
    return known ? known.grade : (await api.attempt(this.#table, ply, move)).grade
  }
}
