import { afterEach, expect, test, vi } from 'vitest'
import { api, Refusal } from '@/shell/api'

afterEach(() => vi.unstubAllGlobals())

function answering(answer: Response | Error) {
  const asked = vi.fn<typeof fetch>(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  )
  vi.stubGlobal('fetch', asked)
  return asked
}

test('what changes something carries the header no other site can send', async () => {
  const asked = answering(Response.json({ person: null, password: false }))
  await api.introduce('Vera')
  const [path, how] = asked.mock.calls[0]!
  expect(path).toBe('/api/people')
  expect(how).toMatchObject({
    method: 'POST',
    body: '{"name":"Vera"}',
    headers: { 'x-lorcha': '1' },
  })
})

test('what only looks does not', async () => {
  const asked = answering(Response.json([]))
  await api.games()
  expect(asked.mock.calls[0]![1]!.headers).not.toHaveProperty('x-lorcha')
})

test('a refusal says why', async () => {
  answering(Response.json({ code: 'full', text: 'all seats are taken' }, { status: 409 }))
  await expect(api.sit('t', null)).rejects.toMatchObject({
    status: 409,
    code: 'full',
    message: 'all seats are taken',
  })
})

test('a page of a proxy instead of an answer is a refusal too', async () => {
  answering(new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }))
  await expect(api.lobby()).rejects.toMatchObject({ status: 502, code: 'failed' })
})

test('no server at all', async () => {
  answering(new TypeError('failed to fetch'))
  const refused = await api.me().catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refusal)
  expect(refused).toMatchObject({ status: 0, code: 'offline' })
})
