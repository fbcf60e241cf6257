/** A tablet held upright: no room for twelve months beside each other, nor for everything below. */
import { MediaQuery } from 'svelte/reactivity'

export const narrow = new MediaQuery('(min-width: 701px) and (max-width: 960px)')
