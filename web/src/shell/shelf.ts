// The games on the shelf: their boxes' colours, and whether their board is built.
import dragon from '@/look/boxes/dragon.svg?url'
import ching from '@/look/boxes/ching.svg?url'
import jamaica from '@/look/boxes/jamaica.svg?url'
import panda from '@/look/boxes/panda.svg?url'

export type ShelfBox = {
  id: string
  cover: string
  front: string
  spine: string
  ink: string
  /** Of the label and its button. */
  label: string
}

export const SHELF: ShelfBox[] = [
  {
    id: 'dragon',
    cover: dragon,
    front: '#8f1f17',
    spine: '#6a120e',
    ink: '#f4d488',
    label: '#8f1f17',
  },
  {
    id: 'ching',
    cover: ching,
    front: '#26376f',
    spine: '#121a40',
    ink: '#f3e3c0',
    label: '#2c4182',
  },
  {
    id: 'jamaica',
    cover: jamaica,
    front: '#0e6f74',
    spine: '#5c3317',
    ink: '#fbecc6',
    label: '#0c6a70',
  },
  {
    id: 'panda',
    cover: panda,
    front: '#2f6238',
    spine: '#24401f',
    ink: '#f6f5e2',
    label: '#2f6238',
  },
]

export const boards = import.meta.glob('@/games/*/index.ts')

const BUILT = new Set(Object.keys(boards).map((path) => path.split('/').at(-2)))

/** Whether this game can be played here, or is still to come. */
export function built(game: string): boolean {
  return BUILT.has(game)
}

export function boxOf(game: string): ShelfBox {
  return SHELF.find((box) => box.id === game) ?? SHELF[0]!
}
