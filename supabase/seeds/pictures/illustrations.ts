import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { type Canvas, short } from './canvas.ts'
import type { Spot } from './shapes.ts'

const setSchema = z.object({
  width: z.number().default(128),
  height: z.number().default(128),
  icons: z.record(z.string(), z.object({ body: z.string() })),
})

let kept: z.infer<typeof setSchema> | undefined

/** The Noto Emoji illustrations (Apache 2.0, see ATTRIBUTION.md), read once. */
function illustrations(): z.infer<typeof setSchema> {
  kept ??= setSchema.parse(
    JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json'), 'utf8')),
  )
  return kept
}

/**
 * Puts an illustration on the canvas, `size` wide, centred at `at`.
 *
 * @throws when the set has no illustration of this name
 */
export function illustrate(canvas: Canvas, name: string, at: Spot, size: number, turn = 0): void {
  const set = illustrations()
  const icon = set.icons[name]
  if (!icon) throw new Error(`The illustration set has no "${name}".`)
  const scale = size / set.width
  canvas.group(
    `translate(${short(at.x)} ${short(at.y)}) rotate(${turn}) scale(${Math.round(scale * 1000) / 1000}) translate(${-set.width / 2} ${-set.height / 2})`,
    () => canvas.add(icon.body),
  )
}

/** An illustration that stands on the table with its shadow. */
export function illustrateWithShadow(canvas: Canvas, name: string, at: Spot, size: number, turn = 0): void {
  canvas.add(
    `<ellipse cx="${short(at.x + size * 0.03)}" cy="${short(at.y + size * 0.4)}" rx="${short(size * 0.42)}" ry="${short(size * 0.1)}" fill="#3b1a08" opacity=".22"/>`,
  )
  illustrate(canvas, name, at, size, turn)
}
