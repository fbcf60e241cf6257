/** Shares of the win over a game as lines of a chart. */
export type Line = { seat: number; path: string }

/** The curve as it is drawn: the judge asks another net after every move, and wavers. Each share is
 * the middle one of those around it, so that a jump stays a jump; the two ends stay as they are. */
export function steadied(curve: number[][]): number[][] {
  const last = curve.length - 1
  const most = Math.max(2, Math.round(curve.length / 120))
  return curve.map((shares, ply) => {
    const reach = Math.min(most, ply, last - ply)
    const around = curve.slice(ply - reach, ply + reach + 1)
    return shares.map((_, seat) => middle(around.map((one) => one[seat] ?? 0)))
  })
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0

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

/** To a tenth of a percent, with its doubt. */
export function exactly(share: number, doubt: number, language: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const [figure, error] = [share, doubt].map((one) => (100 * one).toLocaleString(language, digits))
  return `${figure}\u00a0±\u00a0${error}\u00a0%`
}

export const change = (share: number): string => {
  const points = Math.round(100 * share)
  return points ? `${points > 0 ? '+' : '−'}${Math.abs(points)}\u00a0%` : '·'
}
