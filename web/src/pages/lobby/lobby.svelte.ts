// The tables a visitor may want: own ones, open ones. Looked at again while the page is in sight.
import type { Lobby as Told, TableSummary } from '@/generated/wire'
import { api } from '@/shell/api'

const EVERY = 10_000
const PAGE = 60 // so many are told at once

export class Lobby {
  mine = $state.raw<TableSummary[]>([])
  open = $state.raw<TableSummary[]>([])
  over = $state.raw<TableSummary[]>([])
  loaded = $state(false)
  /** There may be more finished games than are told at once. */
  more = $state(false)
  #earlier = $state.raw<TableSummary[]>([])

  /** Finished games as far back as was asked for. */
  get finished(): TableSummary[] {
    return [...this.over, ...this.#earlier]
  }

  async lookBack(): Promise<void> {
    const last = this.finished.at(-1)
    if (!last) return
    const found = await api.finished(last.changed)
    this.#earlier = [...this.#earlier, ...found]
    this.more = found.length >= PAGE
  }

  /** Until the returned function is called. */
  watch(): () => void {
    const look = () => document.visibilityState === 'visible' && void this.look()
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    void this.look()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  private async look(): Promise<void> {
    const told = await api.lobby().catch(() => null)
    if (told) this.show(told)
  }

  private show(told: Told): void {
    this.mine = told.mine
    this.open = told.open
    this.over = told.over
    if (!this.loaded) this.more = told.over.length >= PAGE
    this.loaded = true
  }
}
