/** Marks a list of which more lies below its edge (`data-below`), until it is scrolled to its end. */
import type { Attachment } from 'svelte/attachments'

const SLACK = 6 // px: shadows of the last pieces

export const overflowing: Attachment<HTMLElement> = (list) => {
  const look = (): void => {
    const below = list.scrollHeight - list.clientHeight - list.scrollTop > SLACK
    list.toggleAttribute('data-below', below)
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(list)
  const pieces = new MutationObserver(look)
  pieces.observe(list, { childList: true })
  list.addEventListener('scroll', look, { passive: true })
  return () => {
    sizes.disconnect()
    pieces.disconnect()
    list.removeEventListener('scroll', look)
  }
}
