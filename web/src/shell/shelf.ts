// The games on the shelf: their boxes' covers and colours, and whether their board is built.

export type ShelfBox = {
  id: string
  cover: string
  front: string
  spine: string
  ink: string
  /** Of the label and its button. */
  label: string
}

type Colours = Omit<ShelfBox, 'id' | 'cover'>

const COLOURS: Record<string, Colours> = {
  dragon: { front: '#8f1f17', spine: '#6a120e', ink: '#f4d488', label: '#8f1f17' },
  ching: { front: '#26376f', spine: '#121a40', ink: '#f3e3c0', label: '#2c4182' },
  jamaica: { front: '#0e6f74', spine: '#5c3317', ink: '#fbecc6', label: '#0c6a70' },
  panda: { front: '#2f6238', spine: '#24401f', ink: '#f6f5e2', label: '#2f6238' },
}
const PLAIN: Colours = { front: '#4a4038', spine: '#2e2722', ink: '#f3ead8', label: '#4a4038' }

const gameOf = (path: string): string => path.split('/').at(-1)!.replace('.svg', '')
const covers = new Map(
  Object.entries(
    import.meta.glob<string>('@/look/boxes/*.svg', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([path, cover]) => [gameOf(path), cover]),
)

/** Every game that has a cover; those with colours of their own first, in their order. */
export const SHELF: ShelfBox[] = [...new Set([...Object.keys(COLOURS), ...covers.keys()])].map(
  (id) => ({ id, cover: covers.get(id)!, ...(COLOURS[id] ?? PLAIN) }),
)

export const boards = import.meta.glob('@/games/*/index.ts')

const BUILT = new Set(Object.keys(boards).map((path) => path.split('/').at(-2)))

/** Whether this game can be played here, or is still to come. */
export function built(game: string): boolean {
  return BUILT.has(game)
}

export function boxOf(game: string): ShelfBox {
  return SHELF.find((box) => box.id === game) ?? SHELF[0]!
}
