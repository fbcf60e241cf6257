/** Seconds as a person reads them: 0:09, 12:40, 3 h 05, 2 d 4 h. */
export function timeLeft(seconds: number): string {
  const whole = Math.floor(seconds)
  const two = (n: number): string => String(n).padStart(2, '0')
  const [minutes, hours, days] = [whole / 60, whole / 3600, whole / 86_400].map(Math.floor) as [
    number,
    number,
    number,
  ]
  if (days) return `${days} d ${hours % 24} h`
  if (hours) return `${hours}:${two(minutes % 60)}:${two(whole % 60)}`
  return `${minutes}:${two(whole % 60)}`
}
