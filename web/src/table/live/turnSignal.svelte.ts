/** Tells somebody who looks elsewhere that it is their turn: by the page's title and sign, and, if
 * they wish, by a notification and a discreet sound. */
import { at } from '@/shell/route.svelte'
import { untrack } from 'svelte'
import { settings } from '@/shell/settings.svelte'
import { play } from '@/table/sound/speaker'

/** Runs as long as the table is open; call it where effects may be made. */
export function signalTurn(
  turn: () => boolean,
  words: () => { title: string; turn: string },
): void {
  // Every ply asks again whose turn it is; only another answer is worth a new sign and a knock.
  const called = $derived(turn())
  $effect(() => {
    const { title, turn } = words()
    document.title = called ? `● ${turn} · ${title}` : title
  })
  $effect(() => sign(called))
  $effect(() => {
    if (called) untrack(() => call(words())) // another setting or language is no new turn
  })
  $effect(() => () => sign(false))
}

function call({ title, turn }: { title: string; turn: string }): void {
  play('knock', 'heard')
  if (!settings.notify || !document.hidden || !('Notification' in window)) return
  const note = new Notification(title, {
    body: turn,
    tag: 'lorcha-turn',
    icon: at('/favicon-turn.svg'),
  })
  note.onclick = () => window.focus()
}

function sign(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (icon) icon.href = at(turn ? '/favicon-turn.svg' : '/favicon.svg')
}
