import { castShadow } from './backdrop.ts'
import { type Canvas, shade, short } from './canvas.ts'
import { disc, path, type Spot, stroke } from './shapes.ts'

/** A plate seen from above. */
export function plate(canvas: Canvas, at: Spot, radius: number, colour = '#fffaf0', rim?: string): void {
  castShadow(canvas, at.x, at.y, radius)
  canvas.add(disc(at, radius, canvas.radial([0, shade(colour, 0.3)], [1, shade(colour, -0.1)])))
  if (rim)
    canvas.add(
      `<circle cx="${at.x}" cy="${at.y}" r="${radius * 0.93}" fill="none" stroke="${rim}" stroke-width="${short(radius * 0.035)}"/>`,
    )
  canvas.add(disc(at, radius * 0.78, shade(colour, -0.09)))
  canvas.add(
    disc(
      { x: at.x, y: at.y + radius * 0.015 },
      radius * 0.76,
      canvas.radial([0, shade(colour, 0.2)], [1, colour]),
    ),
  )
}

/** A bowl seen from above; what is in it goes up to `radius * 0.84`. */
export function bowl(
  canvas: Canvas,
  at: Spot,
  radius: number,
  colour: string,
  inside = shade(colour, -0.25),
): void {
  castShadow(canvas, at.x, at.y, radius)
  canvas.add(disc(at, radius, canvas.radial([0, shade(colour, 0.35)], [1, shade(colour, -0.18)])))
  canvas.add(disc(at, radius * 0.9, inside))
  canvas.add(
    stroke(
      `M${short(at.x - radius * 0.83)} ${short(at.y - radius * 0.45)}A${short(radius * 0.95)} ${short(radius * 0.95)} 0 0 1 ${short(at.x - radius * 0.1)} ${short(at.y - radius * 0.945)}`,
      '#ffffff',
      radius * 0.03,
      'opacity=".65"',
    ),
  )
}

/** A copper pot with two ring handles: the handi of the dum. */
export function handi(canvas: Canvas, at: Spot, radius: number, metal = '#c2703a'): void {
  for (const side of [-1, 1]) {
    const x = at.x + side * radius * 1.03
    canvas.add(
      `<ellipse cx="${short(x)}" cy="${short(at.y)}" rx="${short(radius * 0.14)}" ry="${short(radius * 0.26)}" fill="none" stroke="${shade(metal, -0.35)}" stroke-width="${short(radius * 0.07)}"/>`,
    )
  }
  castShadow(canvas, at.x, at.y, radius)
  canvas.add(disc(at, radius, canvas.radial([0, shade(metal, 0.55)], [0.6, metal], [1, shade(metal, -0.4)])))
  canvas.add(disc(at, radius * 0.9, shade(metal, -0.55)))
  canvas.add(disc({ x: at.x, y: at.y + radius * 0.02 }, radius * 0.87, shade(metal, -0.3)))
}

/** A black iron kadhai. */
export function kadhai(canvas: Canvas, at: Spot, radius: number): void {
  for (const side of [-1, 1])
    canvas.add(
      stroke(
        `M${short(at.x + side * radius * 0.92)} ${short(at.y - radius * 0.25)}q${short(side * radius * 0.34)} ${short(radius * 0.25)} 0 ${short(radius * 0.5)}`,
        '#2b2b30',
        radius * 0.09,
      ),
    )
  castShadow(canvas, at.x, at.y, radius)
  canvas.add(disc(at, radius, canvas.radial([0, '#6d6d75'], [0.7, '#3a3a41'], [1, '#232328'])))
  canvas.add(disc(at, radius * 0.9, '#1d1d21'))
}

/** A steel thali with a rolled edge. */
export function thali(canvas: Canvas, at: Spot, radius: number): void {
  castShadow(canvas, at.x, at.y, radius)
  canvas.add(disc(at, radius, canvas.radial([0, '#fdfdfd'], [0.7, '#c9ced3'], [1, '#8f979e'])))
  canvas.add(disc(at, radius * 0.93, '#9ca4ab'))
  canvas.add(
    disc(
      { x: at.x, y: at.y + radius * 0.012 },
      radius * 0.915,
      canvas.radial([0, '#f4f6f7'], [1, '#c3c9cf']),
    ),
  )
}

/** A banana leaf laid across the picture. */
export function leaf(canvas: Canvas, at: Spot, width: number, height: number, turn = -12): void {
  canvas.group(`translate(${at.x} ${at.y}) rotate(${turn})`, () => {
    const w = width / 2
    const h = height / 2
    const outline = `M${-w} ${-h * 0.1}C${-w} ${-h * 0.9} ${-w * 0.7} ${-h} ${-w * 0.3} ${-h}H${w * 0.55}C${w * 0.9} ${-h} ${w} ${-h * 0.5} ${w * 1.04} 0C${w} ${h * 0.5} ${w * 0.9} ${h} ${w * 0.55} ${h}H${-w * 0.3}C${-w * 0.7} ${h} ${-w} ${h * 0.9} ${-w} ${h * 0.1}Z`
    canvas.add(path(outline, '#3b1a08', 'transform="translate(6 12)" opacity=".25"'))
    canvas.add(
      path(
        outline,
        canvas.linear('down', [0, '#5f9e3a'], [0.5, '#7dbb4b'], [0.52, '#6aab40'], [1, '#4d8a2f']),
      ),
    )
    const veins = Array.from({ length: 17 }, (_, index) => {
      const x = -w * 0.85 + (index * w * 1.75) / 16
      return `M${short(x)} 0Q${short(x + w * 0.06)} ${short(-h * 0.5)} ${short(x + w * 0.04)} ${short(-h * 0.93)}M${short(x)} 0Q${short(x + w * 0.06)} ${short(h * 0.5)} ${short(x + w * 0.04)} ${short(h * 0.93)}`
    })
    canvas.add(stroke(veins.join(''), '#3f7a26', 1.6, 'opacity=".45"'))
    canvas.add(stroke(`M${-w} 0H${w * 1.02}`, '#b5d98a', 5))
  })
}

/** A wooden board. */
export function board(canvas: Canvas, at: Spot, width: number, height: number, turn = -8): void {
  canvas.group(`translate(${at.x} ${at.y}) rotate(${turn})`, () => {
    const box = (x: number, y: number, fill: string, more = '') =>
      `<rect x="${short(-width / 2 + x)}" y="${short(-height / 2 + y)}" width="${width}" height="${height}" rx="34" fill="${fill}" ${more}/>`
    canvas.add(box(5, 12, '#3b1a08', 'opacity=".28"'))
    canvas.add(box(0, 5, '#7d4b25'))
    canvas.add(box(0, 0, canvas.linear('right', [0, '#c58a52'], [0.5, '#b67a44'], [1, '#c9925c'])))
    const grain = Array.from({ length: 7 }, (_, index) => {
      const y = -height / 2 + ((index + 0.7) * height) / 7.4
      return `M${short(-width / 2 + 18)} ${short(y)}q${short(width * 0.25)} ${index % 2 ? 7 : -7} ${short(width * 0.5)} 0t${short(width * 0.43)} 0`
    })
    canvas.add(stroke(grain.join(''), '#8f5a2d', 2, 'opacity=".4"'))
  })
}

/** A clay bowl, unglazed. */
export function clay(canvas: Canvas, at: Spot, radius: number): void {
  bowl(canvas, at, radius, '#b9633a', '#7c3b1e')
}
