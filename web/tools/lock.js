// The lock names packages and versions only: npm copies addresses for donations into it, and this
// takes them out. `npm run lock` cleans it after a package was added; --check only looks.
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const text = readFileSync(file, 'utf8')
const lock = JSON.parse(text)
for (const entry of Object.values(lock.packages)) {
  delete entry.funding
  delete entry.resolved
}
const clean = JSON.stringify(lock, null, 2) + '\n'

if (/https?:\/\//.test(clean)) {
  console.error('package-lock.json holds an address that tools/lock.js does not know')
  process.exitCode = 1
} else if (!process.argv.includes('--check')) {
  writeFileSync(file, clean)
} else if (clean !== text) {
  console.error('package-lock.json holds addresses: npm run lock takes them out')
  process.exitCode = 1
}
