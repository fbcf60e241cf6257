import { tick } from 'svelte'

/** What the hint means comes into sight, once it is drawn. */
export async function showHinted(): Promise<void> {
  await tick()
  document.querySelector('[data-hint]')?.scrollIntoView({ block: 'nearest' })
}
