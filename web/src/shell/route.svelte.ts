// Where the visitor is: the address as a page and what it is about.
export type Route =
  | { page: 'front' }
  | { page: 'new'; game: string; device: boolean }
  | { page: 'table'; id: string }
  | { page: 'review'; id: string; ply: number | null; seat: number | null }
  | { page: 'mistakes'; id: string; seat: number | null }
  | { page: 'join'; code: string }
  | { page: 'import' }
  | { page: 'learn'; game: string | null }
  | { page: 'lesson'; id: string; game: string; lesson: string }
  | { page: 'quiz'; id: string; game: string }
  | { page: 'study'; id: string; game: string; table: string | null; ply: number }
  | { page: 'studies' }
  | { page: 'puzzles'; game: string | null }
  | { page: 'puzzle'; id: string; game: string; puzzle: string }
  | { page: 'rules'; game: string | null }
  | { page: 'about'; game: string | null }
  | { page: 'profile'; who: string | null }
  | { page: 'settings' }
  | { page: 'password' }
  | { page: 'lost' }

/** The path under which a proxy shows the house, such as `/games`; usually none. */
const prefix = document.documentElement.dataset.prefix ?? ''

/** An address of the house as a browser needs it: `at('/rules')`. */
export const at = (to: string): string => prefix + to

let current = $state.raw<Route>(here())

export function route(): Route {
  return current
}

/** Go somewhere; `replace` leaves no step back. */
export function go(to: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', at(to))
  else history.pushState(null, '', at(to))
  arrive()
}

function here(): Route {
  return parse(location.pathname.slice(prefix.length), location.search)
}

function arrive(): void {
  current = here()
  window.scrollTo(0, 0)
}

addEventListener('popstate', arrive)

// Links within the house need no reload.
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return
  const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download'))
    return
  if (!link.pathname.startsWith(at('/')) || link.pathname.startsWith(at('/api/'))) return
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  go(link.pathname.slice(prefix.length) + link.search + link.hash)
})

export function parse(pathname: string, search: string): Route {
  const [first, second, third, fourth] = pathname.split('/').filter(Boolean).map(decoded)
  const query = new URLSearchParams(search)
  const about = second ?? null
  if (!first) return { page: 'front' }
  if (first === 'new' && second) return { page: 'new', game: second, device: query.has('device') }
  if (first === 'join' && second) return { page: 'join', code: second }
  if (first === 'tables' && second) {
    if (!third) return { page: 'table', id: second }
    if (third === 'review')
      return { page: 'review', id: second, ply: null, seat: whole(query.get('seat')) }
    if (third === 'mistakes')
      return { page: 'mistakes', id: second, seat: whole(query.get('seat')) }
    if (third === 'at')
      return { page: 'review', id: second, ply: whole(fourth), seat: whole(query.get('seat')) }
  }
  if (first === 'learn' && second && third)
    return { page: 'lesson', id: `${second}/${third}`, game: second, lesson: third }
  if (first === 'learn') return { page: 'learn', game: about }
  if (first === 'quiz' && second) return { page: 'quiz', id: second, game: second }
  if (first === 'puzzles' && second && third)
    return { page: 'puzzle', id: `${second}/${third}`, game: second, puzzle: third }
  if (first === 'puzzles') return { page: 'puzzles', game: about }
  if (first === 'import') return { page: 'import' }
  if (first === 'study' && second)
    return {
      page: 'study',
      id: `${second} ${query.get('table') ?? ''} ${query.get('ply') ?? ''}`,
      game: second,
      table: query.get('table'),
      ply: whole(query.get('ply')) ?? 0,
    }
  if (first === 'study') return { page: 'studies' }
  if (first === 'rules') return { page: 'rules', game: about }
  if (first === 'about') return { page: 'about', game: about }
  if (first === 'people') return { page: 'profile', who: about }
  if (first === 'settings') return { page: 'settings' }
  if (first === 'password') return { page: 'password' }
  return { page: 'lost' }
}

/** An address typed by hand may hold what stands for no letter. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function whole(text: string | null | undefined): number | null {
  return text && /^-?\d+$/.test(text) ? Number(text) : null
}
