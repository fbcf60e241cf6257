/** A low screen: the own ship gives height to the chart. */
import { MediaQuery } from 'svelte/reactivity'

export const low = new MediaQuery('(max-height: 800px) and (min-width: 701px)')
