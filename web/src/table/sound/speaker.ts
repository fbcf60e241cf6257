/** Plays sounds where they are wished for: never before the switch was turned and the page touched,
 * never twice at once, and not in a tab nobody sees, except what is to call its reader back. */
import { set, settings } from '@/shell/settings.svelte'
import { SOUNDS, type Noise, type Sound, type Tone } from './sounds'

const VOLUME = 0.7
const SILENCE = 0.0001 // a level cannot fall to nothing exponentially
const APART = 90 // ms between two of a kind
const AT_ONCE = 4 // sounds begun within the time of one

let audio: AudioContext | null = null
let output: GainNode
let hiss: AudioBuffer
let recent: { sound: Sound; since: number }[] = []

export function play(sound: Sound, unseen: 'silent' | 'heard' = 'silent'): void {
  if (!settings.sound || (document.hidden && unseen === 'silent')) return
  if (navigator.userActivation?.hasBeenActive === false || crowded(sound)) return
  const context = (audio ??= open())
  if (context.state === 'suspended') void context.resume()
  for (const layer of SOUNDS[sound]) start(layer, context)
}

/** Who switches it on hears at once what that means. */
export function switchSound(on: boolean): void {
  set('sound', on)
  if (on) play('bell')
  else void audio?.suspend()
}

function crowded(sound: Sound): boolean {
  const now = performance.now()
  recent = recent.filter(({ since }) => now - since < APART)
  if (recent.length >= AT_ONCE || recent.some((one) => one.sound === sound)) return true
  recent.push({ sound, since: now })
  return false
}

function open(): AudioContext {
  const context = new AudioContext()
  output = context.createGain()
  output.gain.value = VOLUME
  output.connect(context.destination)
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = hiss.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return context
}

function start(layer: Tone | Noise, context: AudioContext): void {
  const begins = context.currentTime + layer.at
  const ends = begins + layer.lasts
  const source = 'wave' in layer ? oscillator(layer, context) : noise(context)
  const glides = 'wave' in layer ? (source as OscillatorNode) : filter(layer, context)
  glides.frequency.setValueAtTime(layer.pitch[0], begins)
  glides.frequency.exponentialRampToValueAtTime(layer.pitch[1], ends)
  if (source !== glides) source.connect(glides)
  glides.connect(envelope(layer, begins, ends, context)).connect(output)
  source.start(begins)
  source.stop(ends)
}

function oscillator({ wave }: Tone, context: AudioContext): OscillatorNode {
  const source = context.createOscillator()
  source.type = wave
  return source
}

function noise(context: AudioContext): AudioBufferSourceNode {
  const source = context.createBufferSource()
  source.buffer = hiss
  return source
}

function filter(layer: Noise, context: AudioContext): BiquadFilterNode {
  const node = context.createBiquadFilter()
  node.type = layer.filter
  return node
}

function envelope(
  { loud, swells = 0.004 }: Tone | Noise,
  begins: number,
  ends: number,
  context: AudioContext,
): GainNode {
  const node = context.createGain()
  node.gain.setValueAtTime(SILENCE, begins)
  node.gain.exponentialRampToValueAtTime(loud, begins + swells)
  node.gain.exponentialRampToValueAtTime(SILENCE, ends)
  return node
}
