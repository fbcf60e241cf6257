/** A score as a row of bars: what was won to the right of zero, what was lost to the left of it. */

export interface Bar {
  source: string
  x: number
  width: number
  lost: boolean
}

type Parts = Record<string, number>

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)
const won = (parts: Parts): number => sum(Object.values(parts).filter((points) => points > 0))
const lost = (parts: Parts): number => -sum(Object.values(parts).filter((points) => points < 0))

/** How many points lie on either side of zero, so that all scores find room. */
export function scale(scores: Parts[]): { below: number; above: number } {
  return { below: Math.max(0, ...scores.map(lost)), above: Math.max(1, ...scores.map(won)) }
}

/** In points from the left end of the scale, in the order of `sources`. */
export function bars(parts: Parts, sources: string[], below: number): Bar[] {
  let [left, right] = [below, below]
  return sources.flatMap((source): Bar[] => {
    const points = parts[source] ?? 0
    if (points < 0) return [{ source, x: (left += points), width: -points, lost: true }]
    return points ? [{ source, x: (right += points) - points, width: points, lost: false }] : []
  })
}
