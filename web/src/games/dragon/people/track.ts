/** Where the names stand along the person track: in one line above it, each as near to its marker as the
 * others let it. A thin line leads from a name to its marker. */

/** A marker and what is written to it. */
export interface Named {
  /** The middle of the marker. */
  x: number
  text: string
}

export interface Label extends Named {
  /** The middle of the text. */
  at: number
}

const CHARACTER = 7.4 // about as wide as one of 14 px
const GAP = 9 // between two names
const SHORTEST = 6 // characters

export const wide = (text: string): number => text.length * CHARACTER

/** The names in their order along the track; long ones end in an ellipsis where all together would be wider
 * than the line. */
export function labelled(markers: readonly Named[], width: number): Label[] {
  const sorted = [...markers].sort((a, b) => a.x - b.x)
  return spread(shortened(sorted, width), width)
}

function shortened(markers: readonly Named[], width: number): Named[] {
  const texts = markers.map(({ text }) => text)
  const all = () => texts.reduce((sum, text) => sum + wide(text) + GAP, -GAP)
  while (all() > width) {
    const longest = texts.reduce(
      (best, text, at) => (text.length > texts[best]!.length ? at : best),
      0,
    )
    if (texts[longest]!.length <= SHORTEST) break
    texts[longest] = `${texts[longest]!.replace('…', '').slice(0, -1).trimEnd()}…`
  }
  return markers.map((marker, at) => ({ ...marker, text: texts[at]! }))
}

/** Neighbours that would lie over each other move apart, together as little as can be. */
function spread(markers: readonly Named[], width: number): Label[] {
  type Group = { members: Named[]; size: number; at: number }
  const placed = ({ members, size }: Pick<Group, 'members' | 'size'>): Group => {
    let offset = -size / 2
    let sum = 0
    for (const { x, text } of members) {
      sum += x - (offset + wide(text) / 2)
      offset += wide(text) + GAP
    }
    const at = Math.min(Math.max(sum / members.length, size / 2), width - size / 2)
    return { members, size, at }
  }
  const groups: Group[] = []
  for (const marker of markers) {
    let group = placed({ members: [marker], size: wide(marker.text) })
    for (let last = groups.at(-1); last; last = groups.at(-1)) {
      if (last.at + last.size / 2 + GAP <= group.at - group.size / 2) break
      groups.pop()
      group = placed({
        members: [...last.members, ...group.members],
        size: last.size + GAP + group.size,
      })
    }
    groups.push(group)
  }
  return groups.flatMap(({ members, size, at }) => {
    let left = at - size / 2
    return members.map((marker) => {
      const middle = left + wide(marker.text) / 2
      left += wide(marker.text) + GAP
      return { ...marker, at: middle }
    })
  })
}
