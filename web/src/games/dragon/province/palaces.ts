/** The palaces of a province as they are and as the choice would leave them, in one picture. */
import type { Room } from './Pagoda.svelte'
import type { Prince } from '../types'

export interface Lot {
  number: number
  floors: number
  /** How many of the floors are not built yet. */
  ghosts: number
  rooms: Room[]
}

type Tenant = { person: string; age: string }

export function lots(now: Prince, ahead: Prince | null): Lot[] {
  const then = ahead ?? now
  const numbers = [...new Set([...now.palaces, ...then.palaces].map((palace) => palace.number))]
  return numbers
    .sort((one, other) => one - other)
    .map((number) => {
      const before = now.palaces.find((palace) => palace.number === number)
      const after = then.palaces.find((palace) => palace.number === number)
      const floors = Math.max(before?.floors ?? 0, after?.floors ?? 0)
      return {
        number,
        floors,
        ghosts: floors - (before?.floors ?? 0),
        rooms: rooms(before?.persons ?? [], ahead ? (after?.persons ?? []) : null, floors),
      }
    })
}

/** Those who stay, those who would go, and who would come. */
function rooms(before: Tenant[], after: Tenant[] | null, floors: number): Room[] {
  if (!after) return before
  const still = [...after]
  const rooms = before.map((tenant): Room => {
    const at = still.findIndex(
      (other) => other.person === tenant.person && other.age === tenant.age,
    )
    if (at < 0) return { ...tenant, mark: 'going' }
    still.splice(at, 1)
    return { ...tenant }
  })
  for (const tenant of still) {
    const full = rooms.length === floors
    const at = full ? rooms.findIndex((room) => room.mark === 'going') : rooms.length
    const instead = rooms[at]
    rooms[at] = { ...tenant, mark: 'coming', ...(instead && { instead }) }
  }
  return rooms
}
