// What a visitor likes, kept in this browser.
import { type Language } from '@/words/texts'
import { nativeLanguage, setLanguage } from '@/words/words.svelte'

export type Theme = 'system' | 'light' | 'dark'
export type Speed = 'none' | 'fast' | 'normal' | 'slow'
export type Settings = {
  theme: Theme
  language: Language
  speed: Speed
  sound: boolean
  notify: boolean
}

const KEPT = 'lorcha.settings'
const darkSystem = matchMedia('(prefers-color-scheme: dark)')
export const settings: Settings = $state({
  theme: 'system',
  language: nativeLanguage(),
  speed: 'normal',
  sound: false,
  notify: false,
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
  if (name === 'speed') showPace()
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
  document.documentElement.toggleAttribute('data-still', settings.speed === 'none')
}

darkSystem.addEventListener('change', showTheme)

function stored(): Partial<Settings> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}')
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}
