/** What a hint is asked of: the moves a strong bot would consider here, the best one first. */
import type { Candidate } from '@/generated/wire'
import { same, type Desk } from '@/table/desk/desk.svelte'
import type { Answer, Command } from '@/table/live/socket'

type Host = {
  desk: Desk
  /** Throws where the server refuses. */
  ask: (command: Command) => Promise<Answer>
  explain: (refusal: unknown) => void
  refuse: (code: string) => void
}

export class Hints {
  candidates = $state.raw<Candidate[] | null>(null)
  thinking = $state(false)
  #host: Host

  constructor(host: Host) {
    this.#host = host
  }

  /** The wish is kept while others still choose, as long as there is something to decide. */
  ask = async (): Promise<void> => {
    const { desk } = this.#host
    if (this.thinking) return
    if (!desk.mayDecide) return this.#host.refuse('not_asked')
    this.thinking = true
    try {
      while (desk.mayDecide && !(await this.#find()));
    } catch (refusal) {
      this.#host.explain(refusal)
    } finally {
      this.thinking = false
    }
  }

  close = (): void => {
    this.candidates = null
    this.#host.desk.hint = null
  }

  /** Another position is shown: what was meant for the one before has gone. */
  moveOn(): void {
    if (!this.#host.desk.hint) this.candidates = null
  }

  /** False where something else is asked by the time the answer comes. */
  async #find(): Promise<boolean> {
    const { desk, ask } = this.#host
    const answer = await ask({ type: 'hint', seat: desk.reader, ply: desk.ply })
    if (answer.type !== 'hint' || !desk.mayDecide) return true
    const best = answer.candidates[0]
    if (best && !desk.turn.legal.some((move) => same(move, best.move))) return false
    this.candidates = answer.candidates
    desk.hint = best?.move ?? null
    return true
  }
}
