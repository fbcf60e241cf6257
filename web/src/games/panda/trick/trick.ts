/** The trick as a row of bids and passes, from the journal: who did what, in order. */
import type { Card, Combination, Entry, PandaView } from '@/generated/games/panda'
import { cardOf } from '../cards/cards'

export interface Step {
  seat: number
  /** A bid with its cards, or a pass. */
  combination: Combination | null
  cards: Card[]
  jokers: string[]
  /** Cards that went back turned, or away, when the seat passed. */
  spun: number
  discarded: number
  /** The bid still lies on the table. */
  lying: boolean
  leads: boolean
}

const STARTS = new Set(['leads', 'round_began'])

export function steps(events: readonly Entry[], view: PandaView): Step[] {
  const begin = events.findLastIndex((entry) => STARTS.has(entry.event))
  const row: Step[] = []
  const bidsOf = view.players.map((player) => [...player.bids])
  for (const entry of events.slice(begin + 1)) {
    const seat = entry.seat ?? -1
    if (entry.event === 'bid') {
      const { kind, top, length, times } = entry
      const lying = bidsOf[seat]?.shift()
      const printed = [
        ...entry.white.map((id) => cardOf(id, 'white')),
        ...entry.blue.map((id) => cardOf(id, 'blue')),
      ]
      row.push({
        seat,
        combination: { kind, top, length, times },
        cards: lying?.cards ?? printed,
        jokers: lying?.jokers ?? [],
        spun: 0,
        discarded: 0,
        lying: !!lying,
        leads: row.length === 0,
      })
    } else if (entry.event === 'passed') {
      row.push({
        seat,
        combination: null,
        cards: [],
        jokers: [],
        spun: 0,
        discarded: 0,
        lying: false,
        leads: false,
      })
    } else if (entry.event === 'took_back' || entry.event === 'discarded') {
      const last = row.findLast((step) => step.seat === seat && !step.combination)
      if (last) last[entry.event === 'took_back' ? 'spun' : 'discarded'] += entry.number
    }
  }
  return row.length ? row : lyingOnly(view)
}

/** What stands side by side along the bamboo: a bid, or those who passed one after another. */
export function columns(row: readonly Step[]): Step[][] {
  const found: Step[][] = []
  for (const step of row) {
    const last = found.at(-1)
    if (!step.combination && last && !last[0]!.combination) last.push(step)
    else found.push([step])
  }
  return found
}

/** Where the journal does not reach back far enough: what lies on the table, weakest bid first. */
function lyingOnly(view: PandaView): Step[] {
  return view.players.flatMap((player, seat) =>
    player.bids.map((bid) => ({
      seat,
      combination: bid.combination,
      cards: bid.cards,
      jokers: bid.jokers,
      spun: 0,
      discarded: 0,
      lying: true,
      leads: false,
    })),
  )
}
