// An exported game on its way from a file to the server. What is wrong with it is said in a text of
// the page and, where the server has looked at it, in the server's own words.
import type { TableSummary } from '@/generated/wire'
import { api, Refusal } from '@/shell/api'

export const LARGEST = 256 * 1024 // bytes the server takes

export class BadFile extends Error {
  constructor(
    readonly key: 'import-not-json' | 'import-not-match' | 'import-too-large' | 'import-refused',
    readonly detail = '',
  ) {
    super(key)
  }
}

/** The table to study that the file becomes. */
export async function takeIn(file: File): Promise<TableSummary> {
  const match = await read(file)
  try {
    return await api.take(match)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'bad_match') throw new BadFile('import-refused', error.message)
    if (error.code === 'malformed') throw new BadFile('import-not-match', error.message)
    throw error
  }
}

async function read(file: File): Promise<object> {
  if (file.size > LARGEST) throw new BadFile('import-too-large')
  const data = parsed(await file.text())
  if (typeof data !== 'object' || data === null || !('lorcha' in data))
    throw new BadFile('import-not-match')
  return data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadFile('import-not-json')
  }
}
