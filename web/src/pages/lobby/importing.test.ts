import { afterEach, expect, test, vi } from 'vitest'
import { BadFile, LARGEST, takeIn } from './importing'
import { Refusal } from '@/shell/api'

const file = (text: string): File => new File([text], 'game.json')

function answering(status: number, body: unknown) {
  const asked = vi.fn(async () => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', asked)
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test('a game is handed to the server as it is', async () => {
  const asked = answering(201, { id: 'study' })
  const match = { lorcha: 1, moves: [] }
  expect((await takeIn(file(JSON.stringify(match)))).id).toBe('study')
  const [path, { body }] = asked.mock.calls[0] as unknown as [string, { body: string }]
  expect(path).toBe('/api/imports')
  expect(JSON.parse(body)).toEqual(match)
})

test.each([
  ['no JSON', 'import-not-json'],
  ['[1, 2]', 'import-not-match'],
  ['null', 'import-not-match'],
  ['{"name": "a list of something else"}', 'import-not-match'],
  [' '.repeat(LARGEST + 1), 'import-too-large'],
])('a wrong file is told from a game before it is sent', async (text, key) => {
  const asked = answering(201, {})
  await expect(takeIn(file(text))).rejects.toMatchObject({ key })
  expect(asked).not.toHaveBeenCalled()
})

test('a game that does not hold is refused in the words of the server', async () => {
  answering(400, { code: 'bad_match', text: 'move 3: nobody may do that' })
  const refused = takeIn(file('{"lorcha": 1}'))
  await expect(refused).rejects.toBeInstanceOf(BadFile)
  await expect(refused).rejects.toMatchObject({ detail: 'move 3: nobody may do that' })
})

test('what has nothing to do with the file stays what it is', async () => {
  answering(429, { code: 'too_fast', text: 'wait' })
  await expect(takeIn(file('{"lorcha": 1}'))).rejects.toBeInstanceOf(Refusal)
})
