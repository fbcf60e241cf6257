/** After each own decision, if the person wants it: was it fine, or was there better? */
import type { Judged } from '@/generated/wire'
import type { Desk } from '@/table/desk/desk.svelte'
import { Refusal, type Answer, type Command } from '@/table/live/socket'

type Host = {
  desk: Desk
  /** Throws where the server refuses. */
  ask: (command: Command) => Promise<Answer>
  /** The person has switched it on, and this is a game in which it is given. */
  wanted: () => boolean
}
type Grade = Judged['grade']

const GOOD: readonly Grade[] = ['best', 'fine']

export class Verdicts {
  /** Of the last own decision; null where it was not judged, or is not yet. */
  latest = $state.raw<{ fine: boolean; grade: Grade; loss: number } | null>(null)
  #host: Host
  #asked = 0

  constructor(host: Host) {
    this.#host = host
  }

  /** Something else is decided now, or what was decided has been taken back. */
  clear = (): void => {
    this.#asked += 1
    this.latest = null
  }

  /** The own decision that was just made. What the server does not want to tell stays untold. */
  async judge(): Promise<void> {
    this.clear()
    const { desk, ask, wanted } = this.#host
    if (!wanted() || desk.own === null) return
    const asked = this.#asked
    try {
      const answer = await ask({ type: 'judge', seat: desk.own })
      if (answer.type !== 'judged' || asked !== this.#asked || !answer.grade) return
      const { grade, loss } = answer
      this.latest = { fine: GOOD.includes(grade), grade, loss }
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
    }
  }
}
