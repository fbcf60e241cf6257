/** Phones, and tablets held upright: the land is too small for the display. Who plays has it in the own
 * area, beside the cards it is for. */
import { MediaQuery } from 'svelte/reactivity'

export const upright = new MediaQuery(
  '(max-width: 700px), ((max-width: 1000px) and (min-height: 900px))',
)
