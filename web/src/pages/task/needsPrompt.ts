import type { Desk } from '@/table/desk/desk.svelte'
import { phone } from '@/table/frame/screens'

/** On a phone the bar of a task stands for the prompt, until there is something to send, or an answer
 * that lies in the prompt alone. */
export function needsPrompt(desk: Desk): boolean {
  if (!phone.current || desk.draft.length > 0 || desk.onlyAnswer !== null) return true
  if (!desk.mayDecide) return false
  const { aside, answers } = desk.board
  return !!(aside?.(desk.legal, desk.draftView).length || answers?.(desk.legal).length)
}
