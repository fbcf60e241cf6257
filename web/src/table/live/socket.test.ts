import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveSocket, Refusal, type ConnectionState } from './socket'

class Socket {
  static all: Socket[] = []
  readyState = 0
  sent: { type: string; id: string }[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number }) => void
  onerror?: () => void
  constructor(readonly url: string) {
    Socket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = 3
  }
  opens(): void {
    this.readyState = 1
    this.onopen?.()
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  breaks(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
  asked(type: string) {
    return this.sent.filter((command) => command.type === type)
  }
}

const latest = (): Socket => Socket.all.at(-1)!

function connected() {
  const messages: unknown[] = []
  const links: ConnectionState[] = []
  let known = 7
  const live = new LiveSocket(
    {
      hear: (message) => messages.push(message),
      address: () => `ws://here/live?known=${known++}`,
      link: (state) => links.push(state),
    },
    (url) => new Socket(url) as unknown as WebSocket,
  )
  live.start()
  latest().opens()
  return { live, messages, links }
}

beforeEach(() => {
  Socket.all = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('each connection says what is known by then', () => {
  connected()
  latest().breaks()
  vi.advanceTimersByTime(1000)
  expect(Socket.all.map((socket) => socket.url)).toEqual([
    'ws://here/live?known=7',
    'ws://here/live?known=8',
  ])
})

test('a command is answered by its id', async () => {
  const { live } = connected()
  const first = live.ask({ type: 'say', text: 'hello' })
  const second = live.ask({ type: 'say', text: 'again' })
  const [one, two] = latest().asked('say')
  latest().says({ type: 'done', id: two!.id, ply: 2 })
  latest().says({ type: 'done', id: one!.id, ply: 1 })
  expect(await first).toMatchObject({ ply: 1 })
  expect(await second).toMatchObject({ ply: 2 })
  expect(live.unanswered).toBe(0)
})

test('a refusal carries its code', async () => {
  const { live } = connected()
  const asked = live.ask({ type: 'move', seat: 1, ply: 3, moves: [{ move: 'pass' }] })
  latest().says({ type: 'refused', id: latest().asked('move')[0]!.id, code: 'stale', text: 'late' })
  await expect(asked).rejects.toMatchObject({ code: 'stale' })
})

test('an unanswered command is said again with the same id after the line was lost', async () => {
  const { live, links } = connected()
  const asked = live.ask({ type: 'move', seat: 1, ply: 3, moves: [{ move: 'pass' }] })
  const { id } = latest().asked('move')[0]!
  latest().breaks()
  expect(links.at(-1)).toBe('lost')
  await vi.advanceTimersByTimeAsync(1000)
  expect(Socket.all).toHaveLength(2)
  latest().opens()
  expect(latest().sent.map((command) => command.type)).toEqual(['move'])
  expect(latest().asked('move')[0]!.id).toBe(id)
  latest().says({ type: 'done', id, ply: 4 })
  await expect(asked).resolves.toMatchObject({ ply: 4 })
})

test('said while there is no line, it goes out with the next one', () => {
  const { live } = connected()
  latest().breaks()
  void live.ask({ type: 'say', text: 'from the dark' })
  vi.advanceTimersByTime(1000)
  latest().opens()
  expect(latest().asked('say')).toHaveLength(1)
})

test('it waits longer after each failure, and never longer than ten seconds or so', () => {
  connected()
  const waits: number[] = []
  for (let attempt = 0; attempt < 9; attempt++) {
    const known = Socket.all.length
    latest().breaks()
    let waited = 0
    while (Socket.all.length === known) {
      vi.advanceTimersByTime(50)
      waited += 50
    }
    waits.push(waited)
  }
  expect(waits[0]).toBeLessThan(500)
  expect(Math.max(...waits)).toBeLessThanOrEqual(12_600)
  expect(waits[5]).toBeGreaterThan(waits[0]!)
})

test('a silent line is tested and, if deaf, replaced', () => {
  connected()
  vi.advanceTimersByTime(25_100)
  expect(latest().asked('ping')).toHaveLength(1)
  vi.advanceTimersByTime(8_600)
  expect(Socket.all).toHaveLength(2)
})

test('a line that fails without being closed is tried again, and once only', () => {
  const { links } = connected()
  latest().breaks()
  vi.advanceTimersByTime(500)
  const blocked = latest()
  blocked.onerror?.()
  blocked.breaks() // a browser that closes it after all
  expect(links.at(-1)).toBe('lost')
  vi.advanceTimersByTime(1000)
  expect(Socket.all).toHaveLength(3)
})

test('a line that neither comes up nor fails is given up for another', () => {
  const { links } = connected()
  latest().breaks()
  vi.advanceTimersByTime(500)
  const hanging = latest()
  vi.advanceTimersByTime(9_000)
  expect(Socket.all).toHaveLength(3)
  expect(hanging.readyState).toBe(3)
  hanging.opens() // too late
  expect(links.at(-1)).toBe('lost')
  latest().opens()
  expect(links.at(-1)).toBe('open')
})

test('a line that is not for us is not tried again, and what waits is told', async () => {
  const { live, links } = connected()
  const asked = live.ask({ type: 'ping' })
  latest().breaks(4404)
  await expect(asked).rejects.toBeInstanceOf(Refusal)
  vi.advanceTimersByTime(60_000)
  expect(Socket.all).toHaveLength(1)
  expect(links.at(-1)).toBe('closed')
})

test('once left, nothing is said any more', async () => {
  const { live } = connected()
  live.stop()
  await expect(live.ask({ type: 'ping' })).rejects.toMatchObject({ code: 'closed' })
  vi.advanceTimersByTime(60_000)
  expect(Socket.all).toHaveLength(1)
})
