import { type Canvas, shade } from './canvas.ts'
import { disc, path } from './shapes.ts'

/** The tables that dishes stand on: ground, a lighter patch of light, the dots of a kolam. */
export const tables = {
  marigold: '#f3b54a',
  terracotta: '#e0895c',
  rose: '#eaa3a0',
  sand: '#e6cfa4',
  leaf: '#a9bf86',
  teal: '#6fa8a4',
  sky: '#9dbbd6',
  plum: '#a9809b',
} as const

/** Name of a table. */
export type Table = keyof typeof tables

/** Paints the table: one warm tone, light from the upper left, a quiet pattern in the corners. */
export function paintTable(canvas: Canvas, table: Table): void {
  const colour = tables[table]
  const { width, height } = canvas
  canvas.add(`<rect width="${width}" height="${height}" fill="${colour}"/>`)
  canvas.add(disc({ x: width * 0.36, y: height * 0.3 }, height * 0.78, shade(colour, 0.22), 'opacity=".75"'))
  canvas.add(disc({ x: width * 0.3, y: height * 0.22 }, height * 0.5, shade(colour, 0.38), 'opacity=".55"'))
  const step = 26
  const dots: string[] = []
  for (let y = step / 2; y < height; y += step)
    for (let x = step / 2; x < width; x += step) {
      const fromCorner = Math.min(Math.hypot(x - width, y), Math.hypot(x, y - height))
      if (fromCorner < height * 0.42) dots.push(`M${x} ${y}h.1`)
    }
  canvas.add(
    `<path d="${dots.join('')}" stroke="${shade(colour, 0.6)}" stroke-width="5" stroke-linecap="round" opacity=".55"/>`,
  )
}

/** The soft shadow of something round. */
export function castShadow(canvas: Canvas, x: number, y: number, radius: number): void {
  for (const [grow, opacity] of [
    [1.07, 0.1],
    [1.03, 0.12],
    [1, 0.16],
  ] as const)
    canvas.add(
      disc(
        { x: x + radius * 0.045, y: y + radius * 0.075 },
        radius * grow,
        '#3b1a08',
        `opacity="${opacity}"`,
      ),
    )
}

/** A cloth that lies under the vessel. */
export function layCloth(canvas: Canvas, colour: string): void {
  const { width, height } = canvas
  canvas.add(path(`M${width * 0.5} ${height}L${width} ${height * 0.38}V${height}Z`, colour, 'opacity=".85"'))
  canvas.add(
    path(
      `M${width * 0.56} ${height}L${width} ${height * 0.46}V${height * 0.5}L${width * 0.6} ${height}Z`,
      shade(colour, 0.5),
      'opacity=".7"',
    ),
  )
}
