// Short notices that ask for nothing; most leave by themselves.
import { Refusal } from '@/shell/api'
import { knows, language, say } from '@/words/words.svelte'

export type Toast = { id: number; text: string; icon: string; href?: string; link?: string }

const LASTS = 5000
export const toasts: Toast[] = $state([])
let count = 0

export function toast(
  text: string,
  more: { icon?: string; href?: string; link?: string; stays?: boolean } = {},
): number {
  const id = ++count
  toasts.push({ id, text, icon: more.icon ?? 'i-lantern', href: more.href, link: more.link })
  if (!more.stays) setTimeout(() => dismiss(id), more.href ? 2 * LASTS : LASTS)
  return id
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id)
  if (at >= 0) toasts.splice(at, 1)
}

/** A refused request in the visitor's words. Anything else is a fault of ours and goes on up. */
export function explain(error: unknown): string {
  if (!(error instanceof Refusal)) throw error
  const code = error.code.replaceAll('_', '-')
  if (knows(`problem-${code}`)) return say(`problem-${code}`)
  return language() === 'en' ? error.message : say('problem-other', { text: error.message })
}

/** Do something that the server may refuse; the refusal is told as a toast. */
export async function attempt<T>(what: () => Promise<T>): Promise<T | null> {
  try {
    return await what()
  } catch (error) {
    toast(explain(error), { icon: 'i-compass' })
    return null
  }
}
