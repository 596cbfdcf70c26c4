import type { Random } from '../random.ts'
import { short } from './canvas.ts'

/** A point on the plate. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Spots that fill a circle evenly without looking counted, as seeds in a sunflower, a little shaken. */
export function scatter(random: Random, count: number, centre: Spot, radius: number, shake = 0.25): Spot[] {
  const step = radius / Math.sqrt(count)
  return Array.from({ length: count }, (_, index) => {
    const distance = radius * Math.sqrt((index + 0.5) / count)
    const angle = index * 2.399963 + 0.4
    const x = Math.cos(angle) * distance + random.between(-shake, shake) * step * 2
    const y = Math.sin(angle) * distance + random.between(-shake, shake) * step * 2
    const inside = Math.min(1, radius / Math.max(1, Math.hypot(x, y)))
    return { x: centre.x + x * inside, y: centre.y + y * inside }
  })
}

/** A soft closed outline through the points. */
export function smooth(points: readonly Spot[]): string {
  const middle = (a: Spot, b: Spot) => `${short((a.x + b.x) / 2)} ${short((a.y + b.y) / 2)}`
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return ''
  const curves = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? first
    return `Q${short(point.x)} ${short(point.y)} ${middle(point, next)}`
  })
  return `M${middle(last, first)}${curves.join('')}Z`
}

/** An uneven roundish outline; `rough` 0 is a circle, 0.3 a lump. */
export function blob(
  random: Random,
  centre: Spot,
  radius: number,
  rough: number,
  corners = 9,
  flat = 1,
): string {
  const turn = random.between(0, 6)
  return smooth(
    Array.from({ length: corners }, (_, index) => {
      const angle = turn + (index / corners) * Math.PI * 2
      const reach = radius * (1 + random.between(-rough, rough))
      return { x: centre.x + Math.cos(angle) * reach, y: centre.y + Math.sin(angle) * reach * flat }
    }),
  )
}

/** A circle. */
export function disc(centre: Spot, radius: number, fill: string, more = ''): string {
  return `<circle cx="${short(centre.x)}" cy="${short(centre.y)}" r="${short(radius)}" fill="${fill}"${more ? ` ${more}` : ''}/>`
}

/** A filled outline. */
export function path(outline: string, fill: string, more = ''): string {
  return `<path d="${outline}" fill="${fill}"${more ? ` ${more}` : ''}/>`
}

/** A line without filling. */
export function stroke(outline: string, colour: string, width: number, more = ''): string {
  return `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${more ? ` ${more}` : ''}/>`
}
