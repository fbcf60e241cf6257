/** What a choice under the pointer would bring takes room; were that room given back when the pointer
 * leaves, what lies below would slip away under it, and back again, for ever. */
import type { Attachment } from 'svelte/attachments'

/** The element does not become lower again until something else is attached (`{@attach steady(ply)}`),
 * or its width or the window's height changes. */
export function steady(_until: unknown): Attachment<HTMLElement> {
  return (element) => {
    let [width, height] = [0, 0]
    const seen = new ResizeObserver(() => {
      if (element.offsetWidth !== width || innerHeight !== height) element.style.minHeight = ''
      ;[width, height] = [element.offsetWidth, innerHeight]
      element.style.minHeight = `${element.offsetHeight}px`
    })
    seen.observe(element)
    return () => {
      seen.disconnect()
      element.style.minHeight = ''
    }
  }
}
