/** Where pieces and places are on the screen, by name, for the motion engine. */
import type { Attachment } from 'svelte/attachments'

export class Anchors {
  #elements = new Map<string, Set<Element>>()

  /** Use as `{@attach anchors.at("seat/2/rice")}`. */
  at(name: string): Attachment<Element> {
    return (element) => {
      const known = this.#elements.get(name) ?? new Set()
      known.add(element)
      this.#elements.set(name, known)
      return () => {
        known.delete(element)
        if (known.size === 0 && this.#elements.get(name) === known) this.#elements.delete(name)
      }
    }
  }

  /** The element of that name that can be seen, or of the nearest name above it. */
  find(name: string): Element | null {
    for (let part = name; part; part = part.slice(0, Math.max(0, part.lastIndexOf('/'))))
      for (const element of this.#elements.get(part) ?? []) if (visible(element)) return element
    return null
  }

  /** Whether something of exactly that name can be seen. */
  has(name: string): boolean {
    return [...(this.#elements.get(name) ?? [])].some(visible)
  }

  get size(): number {
    return this.#elements.size
  }
}

function visible(element: Element): boolean {
  const box = element.getBoundingClientRect()
  return box.width > 0 || box.height > 0
}
