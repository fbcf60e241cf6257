/** The language of light can be read on every paper: contrast of its colours in all palettes. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync('src/look/tokens.css', 'utf8').replace(/\/\*[^]*?\*\//g, '')

type Palette = Record<string, string>
const GAMES = ['dragon', 'jamaica', 'ching', 'panda']
const PAPERS = ['--paper', '--paper-2', '--paper-3']

/** The colours a selector sets, of all rules that name it. */
function rules(matches: (selector: string) => boolean): Palette {
  const set: Palette = {}
  for (const [, selectors, body] of tokens.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    if (selectors!.split(',').some((one) => matches(one.trim())))
      for (const [, name, colour] of body!.matchAll(/(--[\w-]+): (#[\da-f]{6});/g))
        set[name!] = colour!
  return set
}

function palette(game: string, dark: boolean): Palette {
  const themes = dark
    ? [":root[data-theme='dark']", `[data-theme='dark'] [data-game='${game}']`]
    : []
  return {
    ...rules((one) => one === ':root'),
    ...(dark ? rules((one) => one === themes[0]) : {}),
    ...rules((one) => one === `[data-game='${game}']`),
    ...(dark ? rules((one) => one === themes[1]) : {}),
  }
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

function hue(colour: string): number {
  const [red, green, blue] = channels(colour)
  return (Math.atan2(Math.sqrt(3) * (green! - blue!), 2 * red! - green! - blue!) * 180) / Math.PI
}

test.each(GAMES.flatMap((game) => [false, true].map((dark) => ({ game, dark }))))(
  'rims and marks can be seen: %o',
  ({ game, dark }) => {
    const colours = palette(game, dark)
    for (const paper of PAPERS)
      expect(contrast(colours['--hint']!, colours[paper]!), paper).toBeGreaterThanOrEqual(3)
    for (const paper of PAPERS)
      expect(contrast(colours['--lesson']!, colours[paper]!), paper).toBeGreaterThanOrEqual(3)
    expect(contrast(colours['--lesson']!, colours['--lesson-halo']!)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours['--gold']!, colours['--paper']!)).toBeGreaterThanOrEqual(3)
    expect(contrast(colours['--hint']!, colours['--hint-halo']!)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours['--ink']!, colours['--gold-wash']!)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colours['--ink']!, colours['--hint-wash']!)).toBeGreaterThanOrEqual(4.5)
    const apart = Math.abs(hue(colours['--hint']!) - hue(colours['--gold']!)) % 360
    expect(Math.min(apart, 360 - apart), 'a hint is not gold').toBeGreaterThan(90)
  },
)
