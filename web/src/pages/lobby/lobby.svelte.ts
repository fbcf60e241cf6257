// The tables a visitor may want: own ones, open ones. Looked at again while the page is in sight.
import type { Lobby as LobbyTables, TableSummary } from '@/generated/wire'
import { api } from '@/shell/api'

const EVERY = 10_000
const PAGE = 60 // one answer holds

export class Lobby {
  mine = $state.raw<TableSummary[]>([])
  over = $state.raw<TableSummary[]>([])
  loaded = $state(false)
  /** There may be more finished games than are told at once. */
  more = $state(false)
  /** The same of open tables. */
  moreOpen = $state(false)
  #newest = $state.raw<TableSummary[]>([])
  #older = $state.raw<TableSummary[]>([])
  #earlier = $state.raw<TableSummary[]>([])

  /** Finished games as far back as was asked for. */
  get finished(): TableSummary[] {
    return [...this.over, ...this.#earlier]
  }

  /** Open tables, as many as were asked for; they may have changed places since. */
  get open(): TableSummary[] {
    const shown = new Set(this.#newest.map((table) => table.id))
    return [...this.#newest, ...this.#older.filter((table) => !shown.has(table.id))]
  }

  async lookFurther(): Promise<void> {
    const last = this.open.at(-1)
    if (!last) return
    const tables = await api.open(last.created)
    this.#older = [...this.#older, ...tables]
    this.moreOpen = tables.length >= PAGE
  }

  async lookBack(): Promise<void> {
    const last = this.finished.at(-1)
    if (!last) return
    const tables = await api.finished(last.changed)
    this.#earlier = [...this.#earlier, ...tables]
    this.more = tables.length >= PAGE
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
    const tables = await api.lobby().catch(() => null)
    if (tables) this.show(tables)
  }

  private show(tables: LobbyTables): void {
    this.mine = tables.mine
    this.#newest = tables.open
    this.over = tables.over
    if (!this.loaded) {
      this.more = tables.over.length >= PAGE
      this.moreOpen = tables.open.length >= PAGE
    }
    this.loaded = true
  }
}
