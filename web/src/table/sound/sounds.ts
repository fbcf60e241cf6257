/** What the table sounds like: each sound a few tones and bursts of noise, so that nothing is loaded. */

interface Layer {
  /** In Hz, gliding from the first to the second: of a tone, or of the filter noise goes through. */
  pitch: readonly [number, number]
  /** Seconds after the sound begins, and until it has died away. */
  at: number
  lasts: number
  loud: number
  /** Seconds until it is at its loudest; at once if not given. */
  swells?: number
}
export interface Tone extends Layer {
  wave: OscillatorType
}
export interface Noise extends Layer {
  filter: BiquadFilterType
}

const tone = (wave: OscillatorType, layer: Layer): Tone => ({ wave, ...layer })
const noise = (filter: BiquadFilterType, layer: Layer): Noise => ({ filter, ...layer })
/** A bell: its tone and the overtones that fade sooner. */
const chime = (pitch: number, at: number, loud: number): Tone[] =>
  [1, 2.76, 5.4].map((over, i) =>
    tone('sine', {
      pitch: [pitch * over, pitch * over],
      at,
      lasts: 0.9 / (i + 1),
      loud: loud / (i * 2 + 1),
    }),
  )
const tap = (pitch: number, at: number, loud: number): Tone =>
  tone('triangle', { pitch: [pitch, pitch * 0.7], at, lasts: 0.09, loud })
const clack = (pitch: number, at: number): Noise =>
  noise('bandpass', { pitch: [pitch, pitch * 0.8], at, lasts: 0.05, loud: 0.5 })
const cry = (at: number): Tone =>
  tone('sawtooth', { pitch: [420, 300], at, lasts: 0.16, loud: 0.09, swells: 0.03 })

export const SOUNDS = {
  /** Your turn: two soft knocks on wood. */
  knock: [tap(220, 0, 0.16), tap(180, 0.13, 0.16)],
  wood: [tap(260, 0, 0.2), clack(900, 0)],
  dice: [0, 0.07, 0.13, 0.22].map((at, i) => clack(2600 - 350 * i, at)),
  card: [noise('highpass', { pitch: [2200, 4200], at: 0, lasts: 0.11, loud: 0.22, swells: 0.03 })],
  coin: [...chime(2100, 0, 0.09), ...chime(2640, 0.07, 0.07)],
  sail: [
    noise('bandpass', { pitch: [300, 900], at: 0, lasts: 0.55, loud: 0.3, swells: 0.2 }),
    noise('lowpass', { pitch: [500, 160], at: 0.2, lasts: 0.5, loud: 0.2, swells: 0.15 }),
  ],
  cannon: [
    tone('sine', { pitch: [110, 32], at: 0, lasts: 0.6, loud: 0.5 }),
    noise('lowpass', { pitch: [1400, 90], at: 0, lasts: 0.8, loud: 0.55 }),
  ],
  sabre: [
    noise('highpass', { pitch: [3000, 6000], at: 0, lasts: 0.2, loud: 0.18, swells: 0.08 }),
    ...chime(1650, 0.12, 0.08),
  ],
  firework: [
    tone('sine', { pitch: [500, 1900], at: 0, lasts: 0.35, loud: 0.07, swells: 0.2 }),
    noise('bandpass', { pitch: [3200, 1200], at: 0.36, lasts: 0.5, loud: 0.3 }),
  ],
  lantern: [
    noise('lowpass', { pitch: [300, 1100], at: 0, lasts: 0.3, loud: 0.22, swells: 0.15 }),
    ...chime(784, 0.14, 0.1),
    ...chime(1175, 0.26, 0.08),
  ],
  bell: [...chime(1047, 0, 0.13), ...chime(1047, 0.22, 0.1)],
  gong: [
    tone('sine', { pitch: [196, 184], at: 0, lasts: 1.4, loud: 0.22 }),
    tone('sine', { pitch: [311, 300], at: 0, lasts: 0.9, loud: 0.1 }),
    noise('bandpass', { pitch: [700, 400], at: 0, lasts: 0.5, loud: 0.12 }),
  ],
  bamboo: [tap(620, 0, 0.22), tap(830, 0.09, 0.16)],
  /** It bleats twice and bites. */
  panda: [cry(0), cry(0.2), clack(1500, 0.44), clack(1250, 0.56)],
} satisfies Record<string, (Tone | Noise)[]>

export type Sound = keyof typeof SOUNDS
