// What svelte-check does not see: needless casts, promises nobody waits for, Svelte's own traps.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const typed = { projectService: true, extraFileExtensions: ['.svelte'] }

export default defineConfig(
  globalIgnores(['dist/', 'public/', 'src/generated/']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ['src/**/*.ts', 'src/**/*.svelte', 'src/**/*.svelte.ts'],
    languageOptions: { parserOptions: typed },
    rules: {
      // TypeScript knows which names there are.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      // Most maps and sets here are made, filled and read within one function.
      'svelte/prefer-svelte-reactivity': 'off',
      // A literal is the way to write a space that formatting leaves alone.
      'svelte/no-useless-mustaches': 'off',
      // svelte-check says it already, and it can read a reason after the colon.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    files: ['tools/*.js'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
)
