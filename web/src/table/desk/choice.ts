/** What makes an element on the board stand for a move: its marks, and what pointer and keyboard do
 * with it. A handler holds the move itself: a piece that is taken off the table with the focus on it
 * is left after its own `$derived` values have gone, so a handler must not read them. */
import { keyOf, same } from './composing.svelte'
import type { Desk } from './desk.svelte'
import { phone } from '@/table/frame/screens'
import { addToTip } from '@/look/tip'
import type { Entry, Move } from '@/table/types'

const REST = 450 // ms after which a piece that is pointed at has its tip

export function choice<V, M extends Move, E extends Entry>(desk: Desk<V, M, E>, move: M) {
  const may = desk.can(move)
  const chosen = desk.isChosen(move)
  const explain = explaining(desk, move)
  const point = pointing(desk, move)
  return {
    'data-move': keyOf(move),
    'data-may': (may && desk.answersQuestion(move)) || undefined,
    'data-chosen': chosen || undefined,
    'data-hint': same(desk.hint, move) || undefined,
    'aria-pressed': chosen,
    'aria-disabled': !may,
    onclick: (event: MouseEvent) =>
      take(desk, move, event.detail === 0, event.currentTarget as Element),
    onkeydown: (event: KeyboardEvent) => press(desk, move, event),
    ...point,
    onpointerenter: explain,
    onfocus: (event: FocusEvent) => {
      point.onfocus(event)
      explain(event)
    },
  }
}

/** The tip of a piece that may not be chosen says why, too; a finger taps for it. */
function explaining<V, M extends Move, E extends Entry>(desk: Desk<V, M, E>, move: M) {
  return (event: PointerEvent | FocusEvent) => {
    if ('pointerType' in event && event.pointerType !== 'mouse') return
    if (!desk.mayDecide || desk.can(move)) return
    const piece = event.currentTarget as Element
    setTimeout(async () => {
      if (piece.matches(':hover, :focus-visible')) addToTip(piece, await desk.whyNot(move))
    }, REST)
  }
}

/** What makes a piece that is no button, since its move is not allowed now, say why when it is
 * tapped or pointed at. It leaves alone what lies on it and may be chosen. */
export function inVain<V, M extends Move, E extends Entry>(desk: Desk<V, M, E>, move: M) {
  return {
    onclick: (event: MouseEvent) => {
      const chosen = (event.target as Element).closest('[data-may], a, button:not([aria-disabled])')
      if (!chosen && !desk.can(move)) void desk.askWhy(move, event.currentTarget as Element)
    },
    onpointerenter: explaining(desk, move),
  }
}

/** A mouse points at what it moves over: a piece that comes to lie under a resting one is not
 * meant. Not on a phone's screen: there the board gives way to a longer prompt, and would slip from
 * under the pointer and back for ever. */
export function pointing<V, M extends Move, E extends Entry>(desk: Desk<V, M, E>, move: M) {
  return {
    onpointermove: (event: PointerEvent) => {
      const points = event.pointerType === 'mouse' && !phone.current
      if (points && !same(desk.hovered, move)) desk.hover(move)
    },
    onpointerleave: () => desk.unhover(move),
    onfocus: (event: FocusEvent) =>
      (event.target as Element).matches(':focus-visible') && desk.hover(move),
    onblur: () => desk.unhover(move),
  }
}

/** By keyboard, the choice that is complete with this is sent by a second press; so is one that is
 * complete while the focus lies on something that may not be chosen (any more): the prompt says
 * that Enter confirms. */
function take<V, M extends Move, E extends Entry>(
  desk: Desk<V, M, E>,
  move: M,
  byKeyboard: boolean,
  at: Element,
): void {
  const may = desk.can(move)
  if (byKeyboard && desk.ready && (!may || same(desk.draft.at(-1), move))) void desk.send()
  else if (may) desk.pick(move)
  else void desk.askWhy(move, at)
}

/** SVG has no buttons: Enter and Space press what stands for one. */
function press<V, M extends Move, E extends Entry>(
  desk: Desk<V, M, E>,
  move: M,
  event: KeyboardEvent,
): void {
  const button = event.currentTarget instanceof HTMLButtonElement
  if (button || (event.key !== 'Enter' && event.key !== ' ')) return
  event.preventDefault()
  take(desk, move, true, event.currentTarget as Element)
}
