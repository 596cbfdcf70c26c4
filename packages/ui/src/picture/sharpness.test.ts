import { expect, test } from 'vitest'
import { READABLE_SHARPNESS, sharpnessOf } from './sharpness.ts'

const SIDE = 64

/** A picture whose grey at a place is what the function says. */
function picture(greyAt: (x: number, y: number) => number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) pixels.fill(greyAt(x, y), (y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3)
  return pixels
}

const sharp = (x: number, y: number) => ((Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 0 ? 20 : 235)
/** As the eye sees it out of focus: every edge runs over many pixels. */
const blurred = (x: number, y: number) => 127 + 100 * Math.sin(x / 10) * Math.sin(y / 10)

test('a sharp page is told from a blurred one (Spec §2 /provider/register)', () => {
  expect(sharpnessOf(picture(sharp), SIDE, SIDE)).toBeGreaterThan(READABLE_SHARPNESS * 10)
  expect(sharpnessOf(picture(blurred), SIDE, SIDE)).toBeLessThan(READABLE_SHARPNESS)
})

test('dim light makes a page no less sharp', () => {
  const dim = (x: number, y: number) => sharp(x, y) / 6
  expect(sharpnessOf(picture(dim), SIDE, SIDE)).toBeGreaterThan(READABLE_SHARPNESS * 10)
})

test('an empty page has nothing that could be sharp', () => {
  expect(
    sharpnessOf(
      picture(() => 200),
      SIDE,
      SIDE,
    ),
  ).toBe(0)
})
