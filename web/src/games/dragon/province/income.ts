/** The points this month ends with, by source. */
import { own, type DragonDesk } from '../types'

type Income = Record<string, number>

/** As it is, or as the choice would have it. Where the choice plays the month to its end, it is what
 * was scored: what is foreseen then is already the month after. */
export function income(desk: DragonDesk): Income {
  for (const entry of desk.preview?.journal ?? [])
    if (entry.event === 'scored' && entry.seat === desk.own) {
      const { palaces, ladies, privileges } = entry
      const scored = { palaces, court_ladies: ladies, privileges }
      return Object.fromEntries(Object.entries(scored).filter(([, points]) => points > 0))
    }
  const [now, then] = [own(desk, desk.view), own(desk, desk.previewView)]
  return then && Object.keys(then.income).length ? then.income : (now?.income ?? {})
}
