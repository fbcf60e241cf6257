/** A tablet held upright: no room for twelve months beside each other, nor for everything below. */
import { MediaQuery } from 'svelte/reactivity'

export const narrow = new MediaQuery('(min-width: 701px) and (max-width: 960px)')

/** A small laptop: the palaces of the others are drawn smaller, so that all three are in sight. */
export const low = new MediaQuery('(max-height: 740px) and (min-width: 701px)')

/** High enough for headings and for large lanterns. */
export const roomy = new MediaQuery('(min-height: 841px) and (min-width: 961px)')
