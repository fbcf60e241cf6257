/** The three ways the table is laid out, by the width there is. */
import { MediaQuery } from 'svelte/reactivity'

export const phone = new MediaQuery('(max-width: 700px)')
/** No room for a column at the side: panels in a strip above, the log in a drawer. */
export const strip = new MediaQuery('(min-width: 701px) and (max-width: 1200px)')
export const calm = new MediaQuery('(prefers-reduced-motion: reduce)')
