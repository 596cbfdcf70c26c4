import { type Canvas, shade, short } from './canvas.ts'
import { blob, disc, path, type Spot } from './shapes.ts'

/** Long grains in a heap; `colours` come in equal parts, darker grains lie below. */
export function rice(
  canvas: Canvas,
  at: Spot,
  radius: number,
  colours: readonly string[],
  length = 11,
): void {
  const base = colours[0] ?? '#f6e7c1'
  canvas.add(path(blob(canvas.random, at, radius * 1.01, 0.025, 16), shade(base, -0.2)))
  canvas.add(
    disc(
      { x: at.x - radius * 0.12, y: at.y - radius * 0.16 },
      radius * 0.74,
      shade(base, -0.08),
      'opacity=".7"',
    ),
  )
  const layers: readonly (readonly [string, number, number])[] = [
    [shade(base, -0.26), 0.95, 0.6],
    ...colours.map((colour) => [colour, 0.97, 1] as const),
  ]
  const perLayer = Math.round((radius * radius) / (34 * colours.length))
  for (const [colour, reach, amount] of layers) {
    const grains = Array.from({ length: Math.round(perLayer * amount) }, () => {
      const distance = radius * reach * Math.sqrt(canvas.random.next())
      const where = canvas.random.between(0, 6.283)
      const turn = canvas.random.between(0, 6.283)
      const x = at.x + Math.cos(where) * distance
      const y = at.y + Math.sin(where) * distance
      return `M${short(x)} ${short(y)}l${short(Math.cos(turn) * length)} ${short(Math.sin(turn) * length)}`
    })
    canvas.add(`<path d="${grains.join('')}" stroke="${colour}" stroke-width="4.3" stroke-linecap="round"/>`)
  }
}
