// The tables a visitor may want: own ones, open ones. Looked at again while the page is in sight.
import type { Lobby as Told, TableCard } from '@/generated/wire'
import { api } from '@/shell/api'

const EVERY = 10_000

export class Lobby {
  mine = $state.raw<TableCard[]>([])
  open = $state.raw<TableCard[]>([])
  over = $state.raw<TableCard[]>([])
  loaded = $state(false)

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
    this.loaded = true
  }
}
