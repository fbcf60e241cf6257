import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { set } from '@/shell/settings.svelte'
import { SOUNDS, type Sound } from './sounds'

/** Counts what is started, and says where it would be heard. */
class FakeAudio {
  static made = 0
  static started: [number, number][] = []
  state = 'running'
  currentTime = 5
  sampleRate = 100
  destination = {}
  resume = vi.fn()
  suspend = vi.fn()
  constructor() {
    FakeAudio.made++
  }
  #node(): object {
    let begins = 0
    const level = {
      value: 0,
      setValueAtTime: vi.fn(),
      exponentialRampToValueAtTime: (to: number) => expect(to).toBeGreaterThan(0),
    }
    const start = (at: number) => (begins = at)
    const stop = (at: number) => FakeAudio.started.push([begins, at])
    return { gain: level, frequency: level, connect: (to: object) => to, start, stop }
  }
  createGain = () => this.#node()
  createOscillator = () => this.#node()
  createBiquadFilter = () => this.#node()
  createBufferSource = () => this.#node()
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) })
}

let speaker: typeof import('./speaker')
let now = 0

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  FakeAudio.made = 0
  FakeAudio.started = []
  now = 1000
  speaker = await import('./speaker')
  ;(await import('@/shell/settings.svelte')).set('sound', true)
})
afterEach(() => {
  vi.unstubAllGlobals()
  set('sound', false)
})

const hide = () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)

test('nothing is made before sound is switched on; then it is heard at once', async () => {
  ;(await import('@/shell/settings.svelte')).set('sound', false)
  speaker.play('coin')
  expect(FakeAudio.made).toBe(0)
  speaker.switchSound(true)
  expect(FakeAudio.started).toHaveLength(SOUNDS.bell.length)
})

test('nothing plays on a page nobody has touched', () => {
  vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive: false } })
  speaker.play('coin')
  expect(FakeAudio.made).toBe(0)
})

test('a hidden tab only calls its reader', () => {
  hide()
  speaker.play('cannon')
  expect(FakeAudio.started).toEqual([])
  speaker.play('knock', 'heard')
  expect(FakeAudio.started).toHaveLength(SOUNDS.knock.length)
})

test('many events at once are one sound of a kind, and four in all', () => {
  const kinds: Sound[] = ['coin', 'coin', 'card', 'sail', 'wood', 'gong']
  kinds.forEach((kind) => speaker.play(kind))
  const heard = (['coin', 'card', 'sail', 'wood'] as const).flatMap((kind) => SOUNDS[kind])
  expect(FakeAudio.started).toHaveLength(heard.length)
  now += 100
  speaker.play('coin')
  expect(FakeAudio.started).toHaveLength(heard.length + SOUNDS.coin.length)
  expect(FakeAudio.made).toBe(1)
})

test.each(Object.keys(SOUNDS) as Sound[])('%s is short and not loud', (sound) => {
  speaker.play(sound)
  for (const [begins, ends] of FakeAudio.started) {
    expect(begins).toBeGreaterThanOrEqual(5)
    expect(ends - 5).toBeLessThanOrEqual(1.5)
  }
  for (const { loud, swells = 0, lasts } of SOUNDS[sound] as {
    loud: number
    swells?: number
    lasts: number
  }[]) {
    expect(loud).toBeLessThan(0.6)
    expect(swells).toBeLessThan(lasts)
  }
})
