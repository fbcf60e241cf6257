/** The motion engine: pieces fly between anchors, one event after another, over the table and
 * never in it. A click finishes everything that is under way. Without motion the places where
 * something changed keep a pale ring for a moment instead. */
import type { Anchors } from './anchors'
import type { Flight } from '@/table/board'

// In ms, of motion that is neither quick nor late.
const MOVE = 420
const FLIP = 540
const STAGGER = 60
const RING = 1500
const FOLLOW = 120 // between two looks where what is ringed lies now
const STEP = 170 // from one place to the next
const STAND = 0.6 // of its height a piece stands above the middle of a place
const LONGEST = 580 // for one event, however many pieces and steps
const ARC = 24
const EASE = 'cubic-bezier(.45,.05,.2,1)'
const SVG = 'http://www.w3.org/2000/svg'

export class Motion {
  /** 1 is usual, 2 twice as quick; 0: no motion, rings instead. */
  speed = $state(1)
  /** Something is flying; a click anywhere ends it. */
  running = $state(false)

  #anchors: Anchors
  #layer: HTMLElement | null = null
  #ringLayer: HTMLElement | null = null
  #flying = new Set<Animation>()
  #toRing = new Set<string>()
  #rings = new Map<HTMLElement, Element>() // with what they are round
  #watch: ReturnType<typeof setInterval> | undefined
  #moved: { piece: HTMLElement; from: Element | null }[] = []

  constructor(anchors: Anchors) {
    this.#anchors = anchors
  }

  /** Where pieces fly: an element over everything, not scaled with the table. */
  attach(layer: HTMLElement): () => void {
    this.#layer = layer
    return () => {
      this.skip()
      this.#layer = null
    }
  }

  attachRings(layer: HTMLElement): () => void {
    this.#ringLayer = layer
    return () => (this.#ringLayer = null)
  }

  /** Shows the flights of one event and resolves when the last piece has landed, in this many ms at
   * most. */
  async play(flights: Flight[], atMost = LONGEST): Promise<void> {
    if (!this.#layer || flights.length === 0 || document.hidden) return
    if (this.speed === 0) return this.ring(flights)
    this.running = true
    const pieces = flights.reduce((sum, flight) => sum + (flight.count ?? 1), 0)
    const longest = Math.max(...flights.map(usualTime))
    const stagger = Math.min(STAGGER, (LONGEST - longest) / pieces)
    const speed = Math.max(this.speed, (longest + stagger * (pieces - 1)) / atMost)
    let number = 0
    const landing: Promise<unknown>[] = []
    for (const flight of flights)
      for (let i = 0; i < (flight.count ?? 1); i++)
        landing.push(this.#fly(flight, (stagger * number++) / speed, speed))
    await Promise.allSettled(landing)
    this.running = false
  }

  /** The table is drawn as it is: what stayed where it had moved to goes. */
  settle(): void {
    for (const { piece, from } of this.#moved) {
      piece.remove()
      if (from instanceof HTMLElement || from instanceof SVGElement) from.style.visibility = ''
    }
    this.#moved = []
  }

  skip(): void {
    for (const animation of this.#flying) animation.finish()
  }

  /** The places the flights lead to keep a pale ring for a moment, once the table is drawn again. To
   * ask where they are before would make the browser lay out the page for nothing. */
  ring(flights: Flight[]): void {
    if (this.#toRing.size === 0 && flights.length) requestAnimationFrame(() => this.#ringAll())
    for (const { to, from } of flights) this.#toRing.add((to ?? from)!)
  }

  #ringAll(): void {
    const places = new Set([...this.#toRing].map((name) => this.#find(name)))
    this.#toRing.clear()
    const boxes = [...places].map((place) => [place, place?.getBoundingClientRect()] as const)
    this.#follow()
    for (const [place, box] of boxes) if (place && box) this.#ringAt(box, place)
  }

  /** What is ringed may have been moved or taken away since. */
  #follow(): void {
    const rings = [...this.#rings].map(
      ([ring, place]) => [ring, place.getBoundingClientRect()] as const,
    )
    for (const [ring, box] of rings)
      if (box.width || box.height) ring.style.cssText = lying(box)
      else this.#unring(ring)
  }

  #find(name: string | undefined): Element | null {
    return name ? this.#anchors.find(name) : null
  }

  async #fly(flight: Flight, delay: number, speed: number): Promise<void> {
    const from = this.#find(flight.from)?.getBoundingClientRect()
    const to = this.#find(flight.to)?.getBoundingClientRect()
    if (!from && !to) return
    if (flight.how === 'ring') return to && this.#ringAt(to, this.#find(flight.to)!)
    const piece = this.#piece(flight, from ?? to!)
    this.#layer?.append(piece)
    const places = (flight.along ?? []).flatMap((name) => this.#find(name) ?? [])
    const steps = from && places.length > 1 ? stepping(from, places) : null
    const time = usualTime(flight) / speed
    const frames =
      steps ?? (from && to ? arc(from, to, flight.how === 'flip') : to ? drop() : bow())
    if (flight.stays) this.#lift(piece, this.#find(flight.from))
    const animation = piece.animate(frames, { duration: time, delay, easing: EASE, fill: 'both' })
    this.#flying.add(animation)
    await animation.finished.catch(() => undefined)
    this.#flying.delete(animation)
    if (!flight.stays) piece.remove()
  }

  /** Takes the piece off its place for good; a second move of it in the same ply goes on from there. */
  #lift(piece: HTMLElement, from: Element | null): void {
    this.#moved = this.#moved.filter((moved) => {
      if (moved.from === from) moved.piece.remove()
      return moved.from !== from
    })
    this.#moved.push({ piece, from })
    if (from instanceof HTMLElement || from instanceof SVGElement) from.style.visibility = 'hidden'
  }

  /** The symbol named, or a copy of what stands at the start, laid over the start's middle. */
  #piece(flight: Flight, start: DOMRect): HTMLElement {
    const piece = document.createElement('div')
    const width = flight.piece?.width ?? (flight.piece ? 32 : start.width)
    const height = flight.piece?.height ?? (flight.piece ? width : start.height)
    const left = start.left + (start.width - width) / 2
    const top = start.top + (start.height - height) / 2
    piece.className = 'flying'
    piece.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`
    if (flight.piece?.seat !== undefined)
      piece.style.setProperty('--c', `var(--seat-${(flight.piece.seat % 6) + 1})`)
    const picture = flight.piece ? symbol(flight.piece.symbol) : copy(this.#find(flight.from))
    if (picture) piece.append(picture)
    return piece
  }

  #ringAt(box: DOMRect, place: Element): void {
    const ring = document.createElement('div')
    ring.className = 'ringed'
    ring.style.cssText = lying(box)
    this.#ringLayer?.append(ring)
    if (this.#rings.size === 0) this.#watch = setInterval(() => this.#follow(), FOLLOW)
    this.#rings.set(ring, place)
    setTimeout(() => this.#unring(ring), RING)
  }

  #unring(ring: HTMLElement): void {
    ring.remove()
    this.#rings.delete(ring)
    if (this.#rings.size === 0) clearInterval(this.#watch)
  }
}

function usualTime({ along, how }: Flight): number {
  if (along) return Math.min(LONGEST, Math.max(MOVE, STEP * along.length))
  return how === 'flip' ? FLIP : MOVE
}

const lying = ({ left, top, width, height }: DOMRect): string =>
  `left:${left}px;top:${top}px;width:${width}px;height:${height}px`

/** Over the places one by one, standing on them, with a little rise and fall. */
function stepping(from: DOMRect, places: Element[]): Keyframe[] {
  const [x, y] = middle(from)
  const stand = from.height * STAND
  return places.map((place, i) => {
    const [px, py] = middle(place.getBoundingClientRect())
    return { transform: `translate(${px - x}px,${py - y - stand - (i % 2 ? 4 : 0)}px)` }
  })
}

const middle = (box: DOMRect): [number, number] => [
  box.left + box.width / 2,
  box.top + box.height / 2,
]

function symbol(id: string): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', id)
  drawing.append(use)
  return drawing
}

/** HTML is copied as it is; a part of a drawing needs a drawing round it. */
function copy(element: Element | null): Element | null {
  if (!element) return null
  const twin = element.cloneNode(true) as Element
  for (const marked of [twin, ...twin.querySelectorAll('[id]')]) marked.removeAttribute('id')
  if (twin instanceof HTMLElement || twin instanceof SVGElement) twin.style.visibility = ''
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement) return twin
  const box = element.getBBox()
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
  twin.removeAttribute('transform')
  drawing.append(twin)
  return drawing
}

function arc(from: DOMRect, to: DOMRect, turning: boolean): Keyframe[] {
  const x = to.left + to.width / 2 - from.left - from.width / 2
  const y = to.top + to.height / 2 - from.top - from.height / 2
  const half = turning ? ' rotateY(180deg)' : ''
  const whole = turning ? ' rotateY(360deg)' : ''
  return [
    { transform: 'translate(0,0)' },
    { transform: `translate(${x / 2}px,${y / 2 - ARC}px) scale(1.08)${half}` },
    { transform: `translate(${x}px,${y}px)${whole}`, opacity: 1, offset: 0.94 },
    { transform: `translate(${x}px,${y}px)${whole}`, opacity: 0 },
  ]
}

const drop = (): Keyframe[] => [
  { transform: 'translateY(-24px) scale(1.15)', opacity: 0 },
  { transform: 'none', opacity: 1, offset: 0.8 },
  { transform: 'none', opacity: 0 },
]

const bow = (): Keyframe[] => [
  { transform: 'none', opacity: 1 },
  { transform: 'translateY(4px) rotate(8deg)', opacity: 1, offset: 0.4 },
  { transform: 'translateY(26px) rotate(8deg)', opacity: 0 },
]
