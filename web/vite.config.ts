// How the client is built: one small shell, each board and its words loaded on demand.
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const path = (to: string) => fileURLToPath(new URL(to, import.meta.url))
const server = process.env.LORCHA_SERVER ?? 'http://127.0.0.1:8000'
/** What several pages share is named after all of them. */
const brief = (name = 'file') => name.replace(/[~.].*/, '')
/** What is not for every table: a game's own room and declarations, and what tells rules. */
const partOf = (id: string) =>
  /\/games\/(?:RuleSections|chapters)/.test(id)
    ? 'rules'
    : (/\/games\/(\w+)(?:\/|\.ts$)/.exec(id)?.[1] ?? null)

/** What both the shelf and a table show. */
const everywhere =
  /\/src\/(?:shell|words|look)\/|\/players\/(?:PlayerName|SeatMark)|\/node_modules\/svelte\//
const ofTables = /\/src\/(?:table|pages\/task)\//

export default defineConfig(({ mode }) => ({
  // Files are named as they lie beside each other: the house may stand under any path.
  base: './',
  plugins: [svelte()],
  resolve: {
    alias: { '@': path('src'), '@rooms': path('../src/lorcha/games') },
    // Tests mount components, so they need Svelte's browser half.
    conditions: mode === 'test' ? ['browser'] : undefined,
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Maps would double what a host carries; the sources are open anyway.
    sourcemap: false,
    // Every file costs a request and a head of its own, and a table that is the first page must not
    // wait for what the shelf shows: one file for the shell, one for what tables of all kinds share,
    // one for what other pages share, and for each game what several pages of it share.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${brief(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${brief(names[0])}-[hash][extname]`,
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 4 },
            { name: 'shell', test: everywhere, minShareCount: 2, priority: 3 },
            { name: partOf, debugName: 'game', minShareCount: 2, priority: 2 },
            { name: 'end', test: /\/src\/table\/end\//, minShareCount: 2, priority: 2 },
            { name: 'table', test: ofTables, minShareCount: 2, priority: 1 },
            { name: 'pages', test: /\/src\/pages\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    // The server takes changes from its own address only, so it must see the one the browser sees.
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], restoreMocks: true },
}))
