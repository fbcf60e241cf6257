/** Tooltips: what a piece is and what a move would do. Shown after a moment under the pointer, at
 * once on keyboard focus, and by a long press; read out with what they describe. */
import './tip.css'
import type { Attachment } from 'svelte/attachments'

export interface Explanation {
  title: string
  /** What it is. */
  line?: string
  /** What it would do, or why it cannot be done now: three at most. */
  facts?: string[]
}

const HOVER = 300
const PRESS = 450
const GAP = 9
const EDGE = 6

type Side = 'above' | 'below'

let shown: { tip: HTMLElement; of: Element; side: Side } | null = null
let count = 0

/** Use as `{@attach tip(() => ({ title, line, facts }))}`; asked again each time it is shown. It
 * stands above, or below where what is above matters more. */
export function tip(
  explain: () => Explanation | null,
  side: Side = 'above',
  /** For what nothing is done with: a mere tap explains it, too. */
  tapped = false,
): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pointed = false
    let pressed = false
    let touched = false
    const wait = (time: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => show(element, explain(), side), time)
    }
    const end = () => {
      pointed = false
      clearTimeout(timer)
      hide(element)
    }
    const on: Record<string, (event: Event) => void> = {
      // Not on enter: what comes to lie under a resting mouse is not meant.
      pointermove: (event) => {
        if (pointed || (event as PointerEvent).pointerType !== 'mouse') return
        pointed = true
        wait(HOVER)
      },
      pointerleave: end,
      focus: () => element.matches(':focus-visible') && show(element, explain(), side),
      blur: end,
      pointerdown: (event) => {
        touched = (event as PointerEvent).pointerType !== 'mouse'
        if (!touched) {
          end()
          pointed = true
          return
        }
        pressed = false
        clearTimeout(timer)
        timer = setTimeout(() => {
          pressed = true
          show(element, explain(), side)
        }, PRESS)
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: end,
      contextmenu: (event) => pressed && event.preventDefault(),
      keydown: (event) => (event as KeyboardEvent).key === 'Escape' && end(),
      // A long press explains; it must not choose as well.
      click: (event) => {
        if (tapped && touched && !pressed) {
          show(element, explain(), side)
          document.addEventListener('pointerdown', end, { capture: true, once: true })
        }
        if (!pressed) return
        pressed = false
        event.stopImmediatePropagation()
        event.preventDefault()
      },
    }
    for (const [name, listener] of Object.entries(on))
      element.addEventListener(name, listener, true)
    return () => {
      for (const [name, listener] of Object.entries(on))
        element.removeEventListener(name, listener, true)
      end()
    }
  }
}

function show(of: Element, explanation: Explanation | null, side: Side): void {
  hideTip()
  if (!explanation || !of.isConnected || covered(of)) return
  const tip = document.createElement('div')
  tip.className = 'tip floating'
  tip.id = `tip-${++count}`
  tip.role = 'tooltip'
  tip.append(line('b', explanation.title))
  if (explanation.line) tip.append(document.createElement('hr'), line('p', explanation.line))
  for (const fact of explanation.facts ?? []) tip.append(line('p', fact, 'fact'))
  document.body.append(tip)
  of.setAttribute('aria-describedby', tip.id)
  shown = { tip, of, side }
  place(tip, of, side)
}

/** One more line on the tip of a piece, or of what it lies on, if that is shown now. */
export function addToTip(of: Element, fact: string): void {
  if (!fact || !shown || !(shown.of.contains(of) || of.contains(shown.of))) return
  const { tip, side } = shown
  if ([...tip.children].some((told) => told.textContent === fact)) return
  tip.append(line('p', fact, 'fact'))
  place(tip, shown.of, side)
}

/** Something is laid over the page: what was explained is no longer in sight. */
export function hideTip(): void {
  if (shown) hide(shown.of)
}

function covered(of: Element): boolean {
  const over = document.querySelector('[role=dialog], dialog[open]')
  return over !== null && !over.contains(of)
}

function hide(of: Element): void {
  if (shown?.of !== of) return
  shown.tip.remove()
  of.removeAttribute('aria-describedby')
  shown = null
}

function line(tag: string, text: string, name = ''): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  if (name) element.className = name
  return element
}

/** On the side wanted, or the other where there is no room; the page may be drawn enlarged. */
export function place(tip: HTMLElement, of: Element, side: Side): void {
  const zoom = 'currentCSSZoom' in of ? Number(of.currentCSSZoom) : 1
  tip.style.zoom = String(zoom)
  const box = of.getBoundingClientRect()
  const own = tip.getBoundingClientRect()
  const above = box.top - own.height - GAP
  const lowest = innerHeight - own.height - EDGE
  const below = box.bottom + GAP
  const top = side === 'below' ? (below <= lowest ? below : above) : above >= EDGE ? above : below
  const middle = box.left + box.width / 2 - own.width / 2
  const left = Math.max(EDGE, Math.min(middle, innerWidth - own.width - EDGE))
  tip.style.left = `${left / zoom}px`
  tip.style.top = `${Math.max(EDGE, Math.min(top, lowest)) / zoom}px`
}
