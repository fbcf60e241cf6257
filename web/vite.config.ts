// How the client is built: one small shell, each board and its words loaded on demand.
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const path = (to: string) => fileURLToPath(new URL(to, import.meta.url))
const server = process.env.LORCHA_SERVER ?? 'http://127.0.0.1:8000'

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
  },
  server: {
    fs: { allow: ['..'] },
    // The server takes changes from its own address only, so it must see the one the browser sees.
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], restoreMocks: true },
}))
