import type { Canvas } from './canvas.ts'
import { shade, short } from './canvas.ts'
import { blob, disc, path, type Spot, scatter, stroke } from './shapes.ts'

const degrees = (canvas: Canvas) => Math.round(canvas.random.between(0, 360))

function place(canvas: Canvas, spot: Spot, scale: number, draw: () => void): void {
  canvas.group(
    `translate(${short(spot.x)} ${short(spot.y)}) rotate(${degrees(canvas)}) scale(${short(scale)})`,
    draw,
  )
}

/** Coriander, mint or curry leaves strewn over a dish. */
export function herbs(
  canvas: Canvas,
  count: number,
  at: Spot,
  radius: number,
  colour = '#3f8f2e',
  scale = 1,
): void {
  for (const spot of scatter(canvas.random, count, at, radius, 0.6))
    place(canvas, spot, scale, () => {
      canvas.add(path('M0 0C-9-3-12-12-6-18C2-20 8-12 6-4Z', colour))
      canvas.add(path('M0 0C9-3 17 0 18 6C12 12 3 10-1 4Z', shade(colour, 0.2)))
      canvas.add(stroke('M0 0L-4-14M0 0L13 5', shade(colour, -0.35), 1.2, 'opacity=".6"'))
    })
}

/** Long curry leaves, single and glossy. */
export function curryLeaves(canvas: Canvas, count: number, at: Spot, radius: number): void {
  for (const spot of scatter(canvas.random, count, at, radius, 0.7))
    place(canvas, spot, canvas.random.between(0.9, 1.2), () => {
      canvas.add(path('M-20 0C-10-11 10-10 20 0C10 10-10 11-20 0Z', '#2f6b27'))
      canvas.add(path('M-20 0C-10-11 10-10 20 0Z', '#4e9440'))
      canvas.add(stroke('M-18 0H18', '#a6cf86', 1.2))
    })
}

/** Onions fried brown and crisp. */
export function friedOnions(canvas: Canvas, count: number, at: Spot, radius: number): void {
  const strands = scatter(canvas.random, count, at, radius, 0.8).map(({ x, y }) => {
    const turn = canvas.random.between(0, 6.28)
    const dx = Math.cos(turn) * 15
    const dy = Math.sin(turn) * 15
    return `M${short(x - dx)} ${short(y - dy)}q${short(dx + dy * 0.7)} ${short(dy - dx * 0.7)} ${short(dx * 2)} ${short(dy * 2)}`
  })
  const half = Math.ceil(strands.length / 2)
  canvas.add(
    stroke(strands.slice(0, half).join(''), '#6b2f10', 4.6),
    stroke(strands.slice(half).join(''), '#a35a22', 4.2),
  )
}

/** Rings of raw onion. */
export function onionRings(canvas: Canvas, count: number, at: Spot, radius: number, size = 22): void {
  for (const spot of scatter(canvas.random, count, at, radius, 0.5)) {
    const r = size * canvas.random.between(0.75, 1.1)
    canvas.add(disc(spot, r, 'none', 'stroke="#b6588d" stroke-width="3.4"'))
    canvas.add(disc(spot, r - 4.2, 'none', 'stroke="#f4dcea" stroke-width="5"'))
    canvas.add(disc(spot, r * 0.48, 'none', 'stroke="#d79cbf" stroke-width="3"'))
  }
}

/** A half of a boiled egg. */
export function eggHalf(canvas: Canvas, at: Spot, size: number, turn: number): void {
  canvas.group(`translate(${short(at.x)} ${short(at.y)}) rotate(${turn}) scale(${short(size / 40)})`, () => {
    canvas.add(
      path(
        'M-34 3C-34-20-16-30 6-28C28-26 42-12 40 6C38 24 20 32 0 31C-22 30-34 20-34 3Z',
        '#3b1a08',
        'opacity=".22"',
      ),
    )
    canvas.add(
      path('M-36-1C-36-24-18-34 4-32C26-30 40-16 38 2C36 20 18 28-2 27C-24 26-36 16-36-1Z', '#fffdf5'),
    )
    canvas.add(disc({ x: 3, y: -3 }, 17, canvas.radial([0, '#ffd95e'], [1, '#f0a016'])))
    canvas.add(disc({ x: -3, y: -9 }, 5, '#fff3c4', 'opacity=".8"'))
  })
}

/** A wheel or wedge of lemon. */
export function lemonWheel(canvas: Canvas, at: Spot, size: number, colour = '#f6d63a'): void {
  canvas.add(disc({ x: at.x + 2, y: at.y + 4 }, size, '#3b1a08', 'opacity=".22"'))
  canvas.add(
    disc(at, size, shade(colour, -0.12)),
    disc(at, size * 0.88, '#fffbe0'),
    disc(at, size * 0.8, colour),
  )
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * Math.PI * 2
    return `M${short(at.x)} ${short(at.y)}l${short(Math.cos(angle) * size * 0.8)} ${short(Math.sin(angle) * size * 0.8)}`
  })
  canvas.add(stroke(spokes.join(''), '#fffbe0', size * 0.07))
}

/** Cashews, roasted. */
export function cashews(canvas: Canvas, count: number, at: Spot, radius: number): void {
  for (const spot of scatter(canvas.random, count, at, radius, 0.7))
    place(canvas, spot, canvas.random.between(0.8, 1.1), () => {
      canvas.add(
        path(
          'M-15 6C-17-10-4-17 9-12C17-8 18 2 13 6C9 3 5 0-1 2C-5 4-7 10-10 11C-13 11-15 9-15 6Z',
          '#e3bd7c',
        ),
      )
      canvas.add(path('M-12 3C-13-8-3-13 8-9C3-9-8-6-12 3Z', '#f8e3b4'))
    })
}

/** Small dots: mustard, sesame, pomegranate, pistachio, chilli flakes. */
export function specks(
  canvas: Canvas,
  count: number,
  at: Spot,
  radius: number,
  colour: string,
  size: number,
): void {
  const dots = scatter(canvas.random, count, at, radius, 0.9).map(({ x, y }) => `M${short(x)} ${short(y)}h.1`)
  canvas.add(`<path d="${dots.join('')}" stroke="${colour}" stroke-width="${size}" stroke-linecap="round"/>`)
}

/** Slivers of almond or pistachio, ginger, chilli. */
export function slivers(
  canvas: Canvas,
  count: number,
  at: Spot,
  radius: number,
  colour: string,
  length: number,
  width: number,
): void {
  const lines = scatter(canvas.random, count, at, radius, 0.9).map(({ x, y }) => {
    const turn = canvas.random.between(0, 6.28)
    return `M${short(x)} ${short(y)}l${short(Math.cos(turn) * length)} ${short(Math.sin(turn) * length)}`
  })
  canvas.add(
    stroke(lines.join(''), shade(colour, -0.3), width + 1.2, 'opacity=".55"'),
    stroke(lines.join(''), colour, width),
  )
}

/** Lumps with light and shadow: meat, paneer, potatoes, fritters. */
export function chunks(
  canvas: Canvas,
  count: number,
  at: Spot,
  radius: number,
  size: number,
  colours: readonly string[],
  rough = 0.18,
): void {
  for (const spot of scatter(canvas.random, count, at, radius, 0.2)) {
    const colour = canvas.random.pick(colours)
    const r = size * canvas.random.between(0.82, 1.15)
    if (size < 17) {
      // Too small for shading of its own: body and glint, in few bytes.
      canvas.add(disc({ x: spot.x + 1, y: spot.y + 3 }, r, shade(colour, -0.55), 'opacity=".45"'))
      canvas.add(disc(spot, r, canvas.radial([0, shade(colour, 0.35)], [1, shade(colour, -0.22)])))
      continue
    }
    const outline = blob(canvas.random, spot, r, rough, 8)
    canvas.add(
      path(
        outline,
        shade(colour, -0.62),
        `transform="translate(${short(r * 0.08)} ${short(r * 0.16)})" opacity=".55"`,
      ),
    )
    canvas.add(
      path(outline, canvas.radial([0, shade(colour, 0.28)], [0.6, colour], [1, shade(colour, -0.35)])),
    )
    canvas.add(
      path(
        blob(canvas.random, { x: spot.x - r * 0.28, y: spot.y - r * 0.32 }, r * 0.26, 0.3, 6),
        '#ffffff',
        'opacity=".28"',
      ),
    )
  }
}

/** Cubes as paneer is cut. */
export function cubes(
  canvas: Canvas,
  count: number,
  at: Spot,
  radius: number,
  size: number,
  colour: string,
  char = false,
): void {
  for (const spot of scatter(canvas.random, count, at, radius, 0.2))
    place(canvas, spot, 1, () => {
      const s = size * canvas.random.between(0.9, 1.1)
      const box = (x: number, y: number, fill: string, more = '') =>
        `<rect x="${short(-s + x)}" y="${short(-s * 0.85 + y)}" width="${short(s * 2)}" height="${short(s * 1.7)}" rx="${short(s * 0.28)}" fill="${fill}" ${more}/>`
      canvas.add(
        box(2, 5, shade(colour, -0.6), 'opacity=".5"'),
        box(0, 0, canvas.radial([0, shade(colour, 0.4)], [1, shade(colour, -0.14)])),
      )
      if (char)
        canvas.add(
          stroke(
            `M${short(-s * 0.6)} ${short(-s * 0.2)}L${short(s * 0.55)} ${short(-s * 0.5)}M${short(-s * 0.5)} ${short(s * 0.45)}L${short(s * 0.6)} ${short(s * 0.15)}`,
            '#5a2a10',
            s * 0.2,
            'opacity=".75"',
          ),
        )
    })
}

/** A drumstick: flesh and bone. */
export function drumstick(canvas: Canvas, at: Spot, size: number, turn: number, colour: string): void {
  canvas.group(`translate(${short(at.x)} ${short(at.y)}) rotate(${turn}) scale(${short(size / 60)})`, () => {
    canvas.add(
      path('M30 6C60 12 70 10 84 14C92 8 100 18 94 24C98 32 88 38 82 32C66 30 50 28 30 30Z', '#f3e4cb'),
      path('M30 24C50 28 66 30 82 32C88 38 96 34 95 27C80 28 50 24 30 18Z', '#c9ab84'),
    )
    const meat = 'M-58 4C-60-26-36-44-6-40C22-36 34-16 46 2C54 14 44 32 26 36C-2 44-54 40-58 4Z'
    canvas.add(path(meat, '#3b1a08', 'transform="translate(3 8)" opacity=".35"'))
    canvas.add(path(meat, canvas.radial([0, shade(colour, 0.35)], [0.55, colour], [1, shade(colour, -0.45)])))
    canvas.add(
      stroke('M-40-14C-26-26-8-28 6-22M-34 20C-14 28 8 26 22 18', shade(colour, -0.55), 4, 'opacity=".5"'),
    )
    canvas.add(path('M-44-6C-40-24-22-32-4-30C-20-24-34-18-44-6Z', '#ffffff', 'opacity=".3"'))
    specks(canvas, 16, { x: -10, y: -2 }, 34, shade(colour, -0.6), 4)
    specks(canvas, 7, { x: -8, y: 2 }, 32, '#5f9a38', 5)
  })
}
