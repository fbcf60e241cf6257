// A puzzle as a solver lives it. The server keeps nothing of it: here are all answers given so far,
// and with each the table and the verdict are asked for.
import type { PuzzleScene } from '@/generated/wire'
import { api, Refusal } from '@/shell/api'
import { explain, toast } from '@/shell/toasts.svelte'
import { Desk, type GameTexts, type Move } from '@/table/desk/desk.svelte'
import type { BoardModule } from '@/table/board'
import { Journal } from '@/table/journal/journal.svelte'
import { Motion } from '@/table/motion/motion.svelte'

export class PuzzleSession {
  readonly desk: Desk
  readonly motion: Motion
  readonly journal = new Journal()

  /** The verdict, and the solution once it is over. */
  scene = $state.raw<PuzzleScene | null>(null)
  busy = $state(false)
  failed = $state('')
  /** The decision that was sent last. */
  tried = $state.raw<Move[]>([])

  #puzzle: string
  #language: () => string
  #answers: Move[][] = []

  constructor(
    game: string,
    puzzle: string,
    board: BoardModule,
    texts: () => GameTexts,
    language: () => string,
  ) {
    this.#puzzle = `${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}`
    this.#language = language
    this.desk = new Desk(game, board, texts, {
      preview: (lines: Move[][]) => api.puzzlePreviews(this.#puzzle, this.#answers, lines),
      move: (moves: Move[]) => this.#answer(moves),
    })
    this.motion = new Motion(this.desk.anchors)
  }

  get over(): boolean {
    return !!this.scene?.solution
  }

  start = (): Promise<void> => this.#begin(false)
  restart = (): Promise<void> => {
    this.#answers = []
    return this.#begin(false)
  }
  giveUp = (): Promise<void> => this.#begin(true)
  /** Nothing moves by itself here. */
  skip = (): void => this.motion.settle()

  /** The same in the language that is set now. */
  async retell(): Promise<void> {
    if (this.scene) this.desk.setSeats((await this.#ask(this.#answers, this.over))?.seats ?? [])
  }

  /** Nothing that was sent is played: what it would turn up stays unknown. */
  async #answer(moves: Move[]): Promise<null> {
    if (this.busy || this.over) return null
    this.busy = true
    const answers = [...this.#answers, moves]
    const scene = await this.#ask(answers, false)
    if (scene) {
      this.#answers = answers
      this.tried = moves
      this.#show(scene, scene.verdict === 'part' || this.scene?.verdict === 'part')
    }
    this.busy = false
    return null
  }

  async #begin(giveUp: boolean): Promise<void> {
    this.busy = true
    const scene = await this.#ask(this.#answers, giveUp)
    if (scene) this.#show(scene, true)
    this.busy = false
  }

  async #ask(answers: Move[][], giveUp: boolean): Promise<PuzzleScene | null> {
    try {
      return await api.puzzle(this.#puzzle, this.#language(), answers, giveUp)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (!this.scene) this.failed = explain(error)
      else toast(explain(error), { icon: 'i-compass' })
      return null
    }
  }

  /** The table; once it is over the better move is ringed as a hint is. The board draws what can be
   * chosen, so it is asked again, with this one answer. */
  #show(scene: PuzzleScene, again: boolean): void {
    const { desk } = this
    const { ply, reader, view, turn, solution } = scene
    this.scene = scene
    if (again) {
      this.journal.begin(scene.journal)
      desk.addEvents(scene.journal, true)
      desk.setSeats(scene.seats)
      desk.options = scene.options
      desk.show({ ply, reader, view, turn }, true)
      this.motion.settle()
    }
    const best = solution?.best[0]
    if (best) {
      desk.ask({ ...turn, legal: [best] })
      desk.hint = best
    }
  }
}
