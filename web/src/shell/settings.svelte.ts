// What a visitor likes, kept in this browser.
import type { ClientMessage } from '@/generated/wire'
import { type Language } from '@/words/texts'
import { nativeLanguage, setLanguage } from '@/words/words.svelte'

export type BotSpeed = Extract<ClientMessage, { type: 'bot_speed' }>['speed']
export type Theme = 'system' | 'light' | 'dark'
export const MOTIONS = ['full', 'quick', 'off'] as const
export type MotionWish = (typeof MOTIONS)[number]
export const BOT_SPEEDS: BotSpeed[] = ['thoughtful', 'brisk', 'at_once']
export type Settings = {
  theme: Theme
  language: Language
  motion: MotionWish
  bots: BotSpeed
  sound: boolean
  notify: boolean
  /** Each own decision against bots alone is judged. */
  verdicts: boolean
}

const KEPT = 'lorcha.settings'
const darkSystem = matchMedia('(prefers-color-scheme: dark)')
export const settings: Settings = $state({
  theme: 'system',
  language: nativeLanguage(),
  motion: 'full',
  bots: 'brisk',
  sound: false,
  notify: false,
  verdicts: false,
  ...stored(),
})

/** Change one and keep it. */
export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings))
  } catch {
    // Private windows may refuse: the setting then lasts as long as the page.
  }
  if (name === 'theme') showTheme()
  if (name === 'motion') showPace()
  if (name === 'language') void setLanguage(settings.language)
}

export function dark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && darkSystem.matches)
}

export function showTheme(): void {
  document.documentElement.dataset.theme = dark() ? 'dark' : 'light'
}

/** Without motion nothing glides either. */
export function showPace(): void {
  document.documentElement.toggleAttribute('data-still', settings.motion === 'off')
}

darkSystem.addEventListener('change', showTheme)

/** Who had switched motion off under its former name keeps it off. */
function stored(): Partial<Settings> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}')
    if (typeof read !== 'object' || read === null) return {}
    return 'speed' in read && read.speed === 'none' ? { motion: 'off', ...read } : read
  } catch {
    return {}
  }
}
