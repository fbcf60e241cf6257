/** What others have taken from the reader is told until it is closed, or until the reader has decided:
 * a combat between two turns of theirs is soon over. */
import { untrack } from 'svelte'
import { dismiss, toast } from '@/shell/toasts.svelte'
import type { Desk, Entry } from '@/table/desk/desk.svelte'

/** `told`: the same is said elsewhere. */
export function tellLosses(desk: Desk, told: () => boolean): void {
  let last: Entry | undefined
  let notices: number[] = []

  $effect(() => {
    const { events } = desk
    untrack(() => {
      for (const entry of since(events, last))
        if (desk.own !== null && !told() && desk.board.harms?.(entry, desk.own))
          notices.push(toast(desk.sentence(entry), { icon: 'i-flag', stays: true }))
      last = events.at(-1)
    })
  })
  $effect(() => {
    if (!desk.sending) return
    notices.forEach(dismiss)
    notices = []
  })
  $effect(() => () => notices.forEach(dismiss))
}

/** What has come after the last one known; nothing where the journal began again. */
export function since<E>(events: E[], last: E | undefined): E[] {
  const known = last === undefined ? -1 : events.lastIndexOf(last)
  return known < 0 ? [] : events.slice(known + 1)
}
