// A lesson as a learner lives it. The server keeps nothing of it: here are all answers given so far,
// and with each the next scene is asked for. They outlast a reload.
import type { LessonAnswer, Ply, Reason, Scene } from '@/generated/wire'
import { api, Refusal } from '@/shell/api'
import { toast, explain } from '@/shell/toasts.svelte'
import { Desk, type GameTexts, type Move } from '@/table/desk/desk.svelte'
import type { BoardModule } from '@/table/board'
import { Journal } from '@/table/journal/journal.svelte'
import { Playback } from '@/table/live/playback.svelte'
import { Motion } from '@/table/motion/motion.svelte'

export class LessonSession {
  readonly desk: Desk
  readonly motion: Motion
  readonly journal = new Journal()
  readonly playback: Playback

  /** What is said now, and where the lesson stands. */
  scene = $state.raw<Scene | null>(null)
  /** An answer is on its way, or what it led to is being played. */
  busy = $state(false)
  failed = $state('')
  /** Said about a move that is allowed and was not asked for, until something else is picked: what
   * is asked stays beside it. */
  remark = $state('')

  #lesson: string
  #language: () => string
  #answers = $state.raw<LessonAnswer[]>([])
  #coming: Scene | null = null

  constructor(
    game: string,
    lesson: string,
    board: BoardModule,
    texts: () => GameTexts,
    language: () => string,
  ) {
    this.#lesson = `${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`
    this.#language = language
    this.desk = new Desk(game, board, texts, {
      preview: (lines: Move[][]) => api.lessonPreviews(this.#lesson, this.#answers, lines),
      move: (moves: Move[]) => this.#answer({ moves }),
      whyNot: (moves: Move[]) => this.#whyNot(moves),
    })
    this.motion = new Motion(this.desk.anchors)
    this.playback = new Playback(this.desk, this.motion, this.journal, {
      veiled: () => false,
      show: (ply) => this.#show(ply),
      arrived: () => this.#arrived(),
    })
    this.playback.lag = 2500
  }

  /** Begins, or goes on where it was left. */
  async start(): Promise<void> {
    await this.#set(this.#kept())
  }

  /** After something was said. */
  goOn = (): Promise<unknown> => this.#answer({})
  /** The right move is made for the learner. */
  showMe = async (): Promise<void> => {
    const began = this.scene?.began ?? 0
    if (this.#answers.length > began) await this.#set(this.#answers.slice(0, began))
    await this.#answer({ show: true })
  }
  back = (): Promise<void> => this.#set(this.#answers.slice(0, -1))
  again = (): Promise<void> =>
    this.scene?.part === 'missed'
      ? this.#set(this.#answers.slice(0, this.scene.began))
      : this.back()
  skip = (): void => this.playback.skip()
  /** The same in the language that is set now. */
  retell = (): Promise<void> => this.#set(this.#answers)
  restart = (): Promise<void> => this.#set([])

  get begun(): boolean {
    return this.#answers.length > 0
  }

  /** In free play: something was decided since it was asked for. */
  get underway(): boolean {
    return this.#answers.length > (this.scene?.began ?? this.#answers.length)
  }

  /** The ply the answer has led to; null where nothing was made of it. */
  async #answer(answer: LessonAnswer): Promise<number | null> {
    if (this.busy || !this.scene) return null
    this.busy = true
    const scene = await this.#ask([...this.#answers, answer])
    if (!scene || scene.part === 'other') {
      this.busy = false
      this.remark = scene?.text ?? ''
      return null
    }
    this.#keep([...this.#answers, answer])
    this.#coming = scene
    if (scene.restarted || !scene.plies.length) this.#begin(scene)
    else
      scene.plies.forEach((ply, at) =>
        this.playback.follow(at === scene.plies.length - 1 ? { ...ply, turn: scene.turn } : ply),
      )
    return scene.ply
  }

  /** A question put in vain is no fault to tell of. */
  async #whyNot(moves: Move[]): Promise<Reason | null> {
    try {
      return (await api.lessonReason(this.#lesson, this.#answers, moves)).reason
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return null
    }
  }

  async #set(answers: LessonAnswer[]): Promise<void> {
    this.busy = true
    const scene = await this.#ask(answers)
    if (!scene && answers.length) return this.#set([]) // the lesson has changed since
    if (!scene) return
    this.#keep(answers)
    this.#coming = scene
    this.#begin(scene)
  }

  async #ask(answers: LessonAnswer[]): Promise<Scene | null> {
    try {
      return await api.scene(this.#lesson, this.#language(), answers)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (!this.scene && !answers.length) this.failed = explain(error)
      else if (error.status !== 409) toast(explain(error), { icon: 'i-compass' })
      return null
    }
  }

  /** The table as the scene has it, at once. */
  #begin(scene: Scene): void {
    this.playback.begin(scene)
    this.desk.setSeats(scene.seats)
    this.desk.options = scene.options
    const { ply, reader, view, turn } = scene
    this.desk.show({ ply, reader, view, turn }, true)
    this.motion.settle()
    this.#arrived()
  }

  #show(ply: Ply): void {
    this.desk.show({ ply: ply.ply, reader: this.desk.reader, view: ply.view, turn: ply.turn })
    this.motion.settle()
  }

  #arrived(): void {
    if (!this.#coming) return
    this.scene = this.#coming
    this.#coming = null
    this.remark = ''
    this.busy = false
  }

  #keep(answers: LessonAnswer[]): void {
    this.#answers = answers
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(answers))
    } catch {
      // Then a reload begins the lesson again.
    }
  }

  #kept(): LessonAnswer[] {
    try {
      const read: unknown = JSON.parse(sessionStorage.getItem(this.#key) ?? '[]')
      return Array.isArray(read) ? (read as LessonAnswer[]) : []
    } catch {
      return []
    }
  }

  get #key(): string {
    return `lorcha.lesson.${this.#lesson}`
  }
}
