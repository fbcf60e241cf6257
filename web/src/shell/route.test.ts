import { expect, test } from 'vitest'
import { parse } from '@/shell/route.svelte'

test.each([
  ['/', '', { page: 'front' }],
  ['/new/dragon', '', { page: 'new', game: 'dragon', device: false }],
  ['/new/dragon', '?device', { page: 'new', game: 'dragon', device: true }],
  ['/join/LOTUS-42', '', { page: 'join', code: 'LOTUS-42' }],
  ['/tables/abc', '', { page: 'table', id: 'abc' }],
  ['/tables/abc/review', '', { page: 'review', id: 'abc', ply: null, seat: null }],
  ['/tables/abc/at/17', '?seat=-1', { page: 'review', id: 'abc', ply: 17, seat: -1 }],
  ['/tables/abc/at/later', '?seat=x', { page: 'review', id: 'abc', ply: null, seat: null }],
  ['/import', '', { page: 'import' }],
  ['/quiz/dragon', '', { page: 'quiz', id: 'dragon', game: 'dragon' }],
  ['/quiz', '', { page: 'lost' }],
  ['/puzzles', '', { page: 'puzzles', game: null }],
  ['/puzzles/dragon', '', { page: 'puzzles', game: 'dragon' }],
  [
    '/puzzles/dragon/1f2e',
    '',
    { page: 'puzzle', id: 'dragon/1f2e', game: 'dragon', puzzle: '1f2e' },
  ],
  ['/rules/dragon', '', { page: 'rules', game: 'dragon' }],
  ['/nowhere', '', { page: 'lost' }],
  ['/tables', '', { page: 'lost' }],
  ['/join/%E0%A4%A', '', { page: 'join', code: '%E0%A4%A' }],
])('%s%s', (pathname, search, route) => {
  expect(parse(pathname, search)).toEqual(route)
})

test('every link within the house goes by its prefix', () => {
  const sources = import.meta.glob<string>('@/**/*.svelte', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const astray = Object.keys(sources).filter((file) => /href="\//.test(sources[file]!))
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  expect(astray).toEqual([])
})
