// The analysis of a finished game: asked for, waited for, looked at.
import type { AnalysisProgress, GameAnalysis } from '@/generated/wire'
import { api } from '@/shell/api'
import { explain, toast } from '@/shell/toasts.svelte'

const EVERY = 700 // milliseconds between two questions how far it is

export class Analysing {
  progress = $state.raw<AnalysisProgress | null>(null)
  failed = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly table: string) {
    void this.#read()
  }

  get analysis(): GameAnalysis | null {
    return this.progress?.analysis ?? null
  }

  get running(): boolean {
    return this.progress?.stage === 'running'
  }

  async begin(): Promise<void> {
    this.failed = false
    await this.#take(() => api.analyse(this.table))
  }

  leave = (): void => clearTimeout(this.#timer)

  async #read(): Promise<void> {
    const before = this.running
    await this.#take(() => api.analysis(this.table))
    if (before && this.progress?.stage === 'none') this.failed = true
  }

  async #take(ask: () => Promise<AnalysisProgress>): Promise<void> {
    try {
      this.progress = await ask()
    } catch (error) {
      toast(explain(error))
      this.progress ??= { stage: 'none', done: 0, total: 0, analysis: null }
      return
    }
    if (this.running) this.#timer = setTimeout(() => void this.#read(), EVERY)
  }
}
