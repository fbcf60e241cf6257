/** At one's turn the focus goes to the first thing that may be chosen, for those who play by
 * keyboard. Nobody's is taken away: not from a field, a dialog, the log or a button they are at. They
 * have not pointed at it: the prompt goes on asking, and no tip covers the board. */
import { tick } from 'svelte'
import { hideTip } from '@/look/tip'
import type { Desk } from '@/table/desk/desk.svelte'
import { visibleChoices } from './choiceNumbers'

let byKeyboard = false
addEventListener('keydown', () => (byKeyboard = true), true)
addEventListener('pointerdown', () => (byKeyboard = false), true)

/** Runs as long as the table is open; call it where effects may be made. */
export function focusAtTurn(desk: Desk, turn: () => boolean): void {
  const called = $derived(turn())
  $effect(() => {
    if (called && byKeyboard) void tick().then(() => focusFirst(desk))
  })
}

function focusFirst(desk: Desk): void {
  const at = document.activeElement
  const elsewhere =
    at && at !== document.body && !at.matches('[data-move]') && !at.closest('.prompt')
  if (elsewhere || document.querySelector('dialog[open]')) return
  visibleChoices(document)[0]?.focus({ preventScroll: true })
  desk.hover(null)
  hideTip()
}
