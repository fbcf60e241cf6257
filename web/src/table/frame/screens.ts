/** The three ways the table is laid out, by the width there is. */
import { MediaQuery } from 'svelte/reactivity'
import { settings } from '@/shell/settings.svelte'

export const phone = new MediaQuery('(max-width: 700px)')
/** No room for a column at the side: panels in a strip above, the log in a drawer. */
export const strip = new MediaQuery('(min-width: 701px) and (max-width: 1200px)')
/** A column at the side, too low for more than three whole panels and the log. */
export const low = new MediaQuery('(min-width: 1201px) and (max-height: 800px)')
export const calm = new MediaQuery('(prefers-reduced-motion: reduce)')

/** How quickly pieces move, as the person likes it: 1 is usual, 0 not at all. */
export function pace(): number {
  return calm.current ? 0 : { off: 0, full: 1, quick: 2 }[settings.motion]
}
