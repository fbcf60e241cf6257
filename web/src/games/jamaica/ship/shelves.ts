/** How the tokens of a hold lie in it: on shelves below its number, as large as there is room for. */
import type { Hold } from '@/generated/games/jamaica'
import type { Change } from './cargo'

export interface Token {
  resource: string
  x: number
  y: number
  size: number
  going: boolean
  coming: boolean
}

// In units of the drawing.
const TOP = 108
const HEIGHT = 53
const LARGEST = 34
const MOST = 9 // tokens drawn

/** Those that would come follow those that stay. */
export function tokensOf(hold: Hold, changed: Change | null, x: number, wide: number): Token[] {
  const tokens = [...staying(hold, changed), ...coming(hold, changed)].slice(0, MOST)
  const { columns, size } = shelvesFor(tokens.length, wide)
  const left = x + (wide - columns * size) / 2
  const top = TOP + (HEIGHT - Math.ceil(tokens.length / columns) * size) / 2
  return tokens.map((token, i) => ({
    ...token,
    size,
    x: left + (i % columns) * size,
    y: top + Math.floor(i / columns) * size,
  }))
}

function staying({ resource, tokens }: Hold, changed: Change | null) {
  const stay = Math.max(0, tokens - (changed?.less ?? 0))
  return Array.from({ length: tokens }, (_, i) => ({
    resource: resource ?? '',
    going: i >= stay,
    coming: false,
  }))
}

function coming(hold: Hold, changed: Change | null) {
  const crowded = !!changed?.less && hold.tokens > 3
  return Array.from({ length: crowded ? 0 : (changed?.more ?? 0) }, () => ({
    resource: changed?.comes ?? '',
    going: false,
    coming: true,
  }))
}

/** So many columns that the tokens are largest. */
function shelvesFor(count: number, wide: number): { columns: number; size: number } {
  const ways = [1, 2, 3].map((columns) => {
    const rows = Math.max(1, Math.ceil(count / columns))
    return { columns, size: Math.min(LARGEST, (wide - 4) / columns, HEIGHT / rows) }
  })
  return ways.reduce((best, way) => (way.size > best.size ? way : best))
}
