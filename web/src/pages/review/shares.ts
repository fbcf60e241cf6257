/** Shares of the win over a game as lines of a chart. */
export type Line = { seat: number; path: string }

/** A path for each seat; the curve holds the shares of all seats at each ply. */
export function lines(curve: number[][], width: number, height: number): Line[] {
  const seats = curve[0]?.length ?? 0
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    path: curve
      .map((_, ply) => {
        const [x, y] = place(curve, ply, seat, width, height)
        return `${ply ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
      })
      .join(''),
  }))
}

/** Where a seat stands at a ply. */
export function place(
  curve: number[][],
  ply: number,
  seat: number,
  width: number,
  height: number,
): [number, number] {
  const last = Math.max(1, curve.length - 1)
  return [(ply / last) * width, (1 - (curve[ply]?.[seat] ?? 0)) * height]
}

export const percent = (share: number): string =>
  `${Math.round(100 * Math.min(1, Math.max(0, share)))}\u00a0%`

export const change = (share: number): string => {
  const points = Math.round(100 * share)
  return points ? `${points > 0 ? '+' : '−'}${Math.abs(points)}\u00a0%` : '·'
}
