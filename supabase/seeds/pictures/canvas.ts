import { Random } from '../random.ts'

/** A short number for a path: one decimal at most. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A colour made lighter (amount > 0, towards white) or darker (amount < 0, towards a warm brown). */
export function shade(colour: string, amount: number): string {
  const target = amount > 0 ? [255, 250, 236] : [66, 22, 4]
  const share = Math.abs(amount)
  const parts = [1, 3, 5].map((start, index) => {
    const from = Number.parseInt(colour.slice(start, start + 2), 16)
    return Math.round(from + ((target[index] ?? 0) - from) * share)
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** A picture in the making: shapes on top of each other, and the gradients they use. */
export class Canvas {
  readonly random: Random
  readonly width: number
  readonly height: number
  private readonly parts: string[] = []
  private readonly definitions = new Map<string, string>()

  constructor(name: string, width: number, height: number) {
    this.random = new Random('picture', name)
    this.width = width
    this.height = height
  }

  add(...shapes: readonly string[]): void {
    this.parts.push(...shapes)
  }

  /** Adds what `draw` draws, moved, turned and scaled around its own origin. */
  group(transform: string, draw: () => void): void {
    this.parts.push(`<g transform="${transform}">`)
    draw()
    this.parts.push('</g>')
  }

  private define(kind: string, attributes: string, stops: readonly (readonly [number, string])[]): string {
    const body = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')
    const key = `${kind}${attributes}${body}`
    const id = this.definitions.has(key) ? [...this.definitions.keys()].indexOf(key) : this.definitions.size
    if (!this.definitions.has(key))
      this.definitions.set(key, `<${kind} id="g${id}" ${attributes}>${body}</${kind}>`)
    return `url(#g${id})`
  }

  /** Lit from the upper left. */
  radial(...stops: readonly (readonly [number, string])[]): string {
    return this.define('radialGradient', 'cx=".4" cy=".35" r=".7"', stops)
  }

  /** Top to bottom, or left to right. */
  linear(direction: 'down' | 'right', ...stops: readonly (readonly [number, string])[]): string {
    return this.define('linearGradient', direction === 'down' ? 'x1="0" y1="0" x2="0" y2="1"' : '', stops)
  }

  toString(): string {
    const { width, height } = this
    const defs = [...this.definitions.values()].join('')
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${this.parts.join('')}</svg>`
  }
}
