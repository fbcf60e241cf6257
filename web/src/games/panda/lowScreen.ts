/** A window too low for cards of full size: a small laptop. */
import { MediaQuery } from 'svelte/reactivity'

export const low = new MediaQuery('(max-height: 840px) and (min-width: 701px)')

/** A window lower still: the same laptop with the browser's bars. */
export const flat = new MediaQuery('(max-height: 740px) and (min-width: 701px)')

/** A small phone. */
export const shallow = new MediaQuery('(max-height: 780px) and (max-width: 700px)')

/** A tablet held upright: many cards are drawn smaller, so that their animals stay in sight. */
export const upright = new MediaQuery('(min-width: 701px) and (max-width: 960px)')
