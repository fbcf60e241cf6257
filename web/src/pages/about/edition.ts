// Where the figures in a box come from, read from the box itself.
export type Provenance = 'original' | 'public' | 'reconstructed'
export type Part = { id: string; provenance: Provenance; sources: string[] }
export type Box = Record<string, unknown> & {
  edition: Record<string, unknown>
  sources?: Record<string, string>
}

const WORST: Provenance[] = ['original', 'public', 'reconstructed']

/** Each part of the box with the weakest origin of any figure in it. */
export function parts(box: Box): Part[] {
  return Object.entries(box)
    .filter(([id]) => id !== 'sources' && id !== 'edition')
    .flatMap(([id, content]) => {
      const figures = [...origins(content)]
      if (!figures.length) return []
      const weakest = Math.max(...figures.map((one) => WORST.indexOf(one.provenance)))
      const sources = [...new Set(figures.flatMap((one) => one.sources))]
      return [{ id, provenance: WORST[weakest]!, sources }]
    })
}

function* origins(content: unknown): Generator<{ provenance: Provenance; sources: string[] }> {
  if (content === null || typeof content !== 'object') return
  const { provenance, sources } = content as { provenance?: Provenance; sources?: string[] }
  if (typeof provenance === 'string') yield { provenance, sources: sources ?? [] }
  for (const within of Object.values(content)) yield* origins(within)
}

/** A source as the box names it: an address and perhaps a remark. */
export function source(text: string): { address: string; host: string; remark: string } {
  const [address = '', ...rest] = text.split(' ')
  const host = address
    .replace(/^https?:\/\/(www\.)?/, '')
    .split('/')
    .slice(0, 3)
    .join('/')
  return { address, host, remark: rest.join(' ') }
}
