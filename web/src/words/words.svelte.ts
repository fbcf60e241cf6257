// The words on screen now. Changing the language loads its files and all texts on screen follow.
import { LANGUAGES, Texts, type Language, type Values } from '@/words/texts'
import type { Declarations } from '@/words/sentences'

type Load = () => Promise<string>
const shellFiles = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })
const gameFiles = import.meta.glob<string>('@rooms/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
})
const helpFiles = import.meta.glob<string>('@rooms/*/help/*.ftl', {
  query: '?raw',
  import: 'default',
})
const declarationFiles = import.meta.glob<{ declarations: Declarations }>('@/generated/games/*.ts')

let shell = $state.raw<Texts | null>(null)

/** A text of the shell in the language of the moment. */
export function say(key: string, values?: Values): string {
  return shell ? shell.say(key, values) : ''
}

export function knows(key: string): boolean {
  return shell?.has(key) ?? false
}

export function language(): Language {
  return shell?.language ?? 'en'
}

/** "a monk, a farmer and a healer". */
export function listed(things: string[]): string {
  return new Intl.ListFormat(language() === 'en' ? 'en-GB' : language()).format(things)
}

export async function setLanguage(wanted: Language): Promise<void> {
  shell = new Texts(wanted, [await loaderOf(shellFiles, `/${wanted}.ftl`)()])
  document.documentElement.lang = wanted
}

const taken = new Map<string, Promise<Texts>>()

/** Texts are read once from their file; a file that did not come is asked for again. */
export function textsOf(file: string, wanted: Language, load: Load): Promise<Texts> {
  let texts = taken.get(file)
  if (!texts) {
    texts = load().then((source) => new Texts(wanted, [source]))
    texts.catch(() => taken.delete(file))
    taken.set(file, texts)
  }
  return texts
}

/** A game's texts. */
export function gameTexts(game: string, wanted: Language): Promise<Texts> {
  const file = `${game}/text/${wanted}.ftl`
  return textsOf(file, wanted, loaderOf(gameFiles, file))
}

/** What is explained in somebody's first game. */
export function helpTexts(game: string, wanted: Language): Promise<Texts> {
  const file = `${game}/help/${wanted}.ftl`
  return textsOf(file, wanted, loaderOf(helpFiles, file))
}

/** What a game's sentences are made from. */
export async function declarationsOf(game: string): Promise<Declarations> {
  const load = Object.entries(declarationFiles).find(([path]) => path.endsWith(`/${game}.ts`))?.[1]
  if (!load) throw new Error(`no declarations of ${game}`)
  return (await load()).declarations
}

/** The language of the browser, if we speak it. */
export function nativeLanguage(): Language {
  for (const tag of navigator.languages ?? [])
    for (const known of LANGUAGES) if (tag.toLowerCase().startsWith(known)) return known
  return 'en'
}

function loaderOf(files: Record<string, Load>, ending: string): Load {
  const load = Object.entries(files).find(([path]) => path.endsWith(ending))?.[1]
  if (!load) throw new Error(`no words in ${ending}`)
  return load
}
