// Stretches of time in words: "0:41", "3 h", "2 days".
import { say } from '@/words/words.svelte'

const HOUR = 3600
const DAY = 24 * HOUR

/** Until that moment (seconds since 1970). */
export function left(due: number): string {
  return stretch(Math.max(0, due - Date.now() / 1000))
}

export function stretch(seconds: number): string {
  if (seconds >= 2 * DAY) return say('days', { n: Math.round(seconds / DAY) })
  if (seconds >= HOUR) return say('hours', { n: Math.round(seconds / HOUR) })
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}

/** Since that moment (seconds since 1970), roughly: "5 min", "3 h". */
export function ago(moment: number): string {
  const minutes = Math.max(0, Date.now() / 1000 - moment) / 60
  if (minutes < 1) return say('just-now')
  return minutes < 60 ? say('minutes', { n: Math.floor(minutes) }) : stretch(minutes * 60)
}
