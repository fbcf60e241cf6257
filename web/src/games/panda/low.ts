/** A window too low for cards of full size: a small laptop. */
import { MediaQuery } from 'svelte/reactivity'

export const low = new MediaQuery('(max-height: 840px) and (min-width: 701px)')
