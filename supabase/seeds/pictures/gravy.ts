import { type Canvas, shade, short } from './canvas.ts'
import { blob, disc, path, type Spot, scatter, stroke } from './shapes.ts'

/** A liquid surface with light, ripples and beads of oil. */
export function surface(canvas: Canvas, at: Spot, radius: number, colour: string, oil?: string): void {
  canvas.add(
    disc(at, radius, canvas.radial([0, shade(colour, 0.2)], [0.6, colour], [1, shade(colour, -0.35)])),
  )
  for (const turn of [0.6, 2.9, 4.6]) {
    const r = radius * canvas.random.between(0.45, 0.8)
    const x = at.x + Math.cos(turn) * r
    const y = at.y + Math.sin(turn) * r
    canvas.add(
      stroke(
        `M${short(x)} ${short(y)}A${short(r)} ${short(r)} 0 0 1 ${short(at.x + Math.cos(turn + 0.9) * r)} ${short(at.y + Math.sin(turn + 0.9) * r)}`,
        shade(colour, 0.35),
        radius * 0.035,
        'opacity=".45"',
      ),
    )
  }
  if (oil)
    for (const spot of scatter(canvas.random, 26, at, radius * 0.94, 0.9))
      canvas.add(disc(spot, canvas.random.between(2, 7), oil, 'opacity=".6"'))
}

/** Thick gravy that stands in folds: masala, haleem, halwa. */
export function thick(canvas: Canvas, at: Spot, radius: number, colour: string): void {
  canvas.add(disc(at, radius, canvas.radial([0, shade(colour, 0.15)], [1, shade(colour, -0.35)])))
  for (const spot of scatter(canvas.random, 34, at, radius * 0.86, 0.4)) {
    const r = radius * canvas.random.between(0.1, 0.17)
    canvas.add(
      path(
        blob(canvas.random, spot, r, 0.25, 7),
        shade(colour, canvas.random.between(-0.22, 0.16)),
        'opacity=".8"',
      ),
    )
    canvas.add(
      path(
        blob(canvas.random, { x: spot.x - r * 0.2, y: spot.y - r * 0.3 }, r * 0.4, 0.3, 6),
        shade(colour, 0.35),
        'opacity=".5"',
      ),
    )
  }
}

/** A swirl of cream. */
export function cream(canvas: Canvas, at: Spot, radius: number, colour = '#fff6e2'): void {
  const points = Array.from({ length: 46 }, (_, index) => {
    const angle = index * 0.33
    const reach = radius * (0.08 + (index / 46) * 0.92)
    return `${index === 0 ? 'M' : 'L'}${short(at.x + Math.cos(angle) * reach)} ${short(at.y + Math.sin(angle) * reach)}`
  })
  canvas.add(stroke(points.join(''), colour, radius * 0.085, 'opacity=".9"'))
}
