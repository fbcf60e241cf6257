// The visitor: nobody yet until they sit down or give a name.
import type { Me, Person } from '@/generated/wire'
import { api } from '@/shell/api'
import { toast } from '@/shell/toasts.svelte'
import { say } from '@/words/words.svelte'

let known = $state.raw<Me | null>(null)

export function me(): Me | null {
  return known
}

export function person(): Person | null {
  return known?.person ?? null
}

export async function meet(): Promise<void> {
  known = await api.me().catch(() => null)
}

export function nowKnown(as: Me): void {
  known = as
}

/** Somebody sits down: a newcomer gets a friendly name, to be changed whenever they like. */
export async function becomeSomebody(): Promise<void> {
  if (!known) known = await api.me()
  if (known.person) return
  known = await api.introduce(randomName())
  const name = known.person?.name ?? ''
  toast(say('newcomer-welcome', { name }), { href: '/settings', link: say('newcomer-change') })
}

export function randomName(): string {
  return `${oneOf(say('newcomer-first'))} ${oneOf(say('newcomer-second'))}`
}

function oneOf(list: string): string {
  const words = list.split(',').map((word) => word.trim())
  return words[Math.floor(Math.random() * words.length)] ?? ''
}
