// What is aboard before each half of the day that the view foretells.
import type { Hold, Prospect } from '@/generated/games/jamaica'

/** Tokens of each resource; null where they hang on a choice still to be made. */
export type Aboard = Record<string, number> | null

export function aboard(holds: (Hold | null)[]): Aboard {
  const sums: Record<string, number> = {}
  for (const hold of holds) {
    if (!hold) return null
    if (hold.resource) sums[hold.resource] = (sums[hold.resource] ?? 0) + hold.tokens
  }
  return sums
}

/** Which holds have paid may be open; how much is left is not, unless any hold may be emptied. */
export function aboardAfter(before: Aboard, { holds, arrivals, load }: Prospect): Aboard {
  const known = aboard(holds)
  if (known || !before) return known
  if (load && !load.ignored && load.hold === null) return null
  const left = { ...before }
  const add = (resource: string, amount: number) => {
    left[resource] = (left[resource] ?? 0) + amount
  }
  for (const { resource, paid } of arrivals) if (resource) add(resource, -paid)
  if (load) add(load.resource, load.amount)
  return left
}
