import fc from 'fast-check'
import { expect, test } from 'vitest'
import { squareCrop } from './square-crop.ts'

const pixels = fc.integer({ min: 1, max: 20_000 })

test('a photo is cut to a square in its middle, inside of it and at most 512 pixels wide (Issue: account page, avatar)', () => {
  fc.assert(
    fc.property(pixels, pixels, (width, height) => {
      const { left, top, side, drawnSide } = squareCrop(width, height, 512)
      expect(side).toBe(Math.min(width, height))
      expect(Math.min(left, top)).toBe(0)
      expect(left + side).toBeLessThanOrEqual(width)
      expect(top + side).toBeLessThanOrEqual(height)
      expect(Math.abs(width - side - 2 * left)).toBeLessThanOrEqual(1)
      expect(Math.abs(height - side - 2 * top)).toBeLessThanOrEqual(1)
      expect(drawnSide).toBe(Math.min(side, 512))
    }),
  )
})
