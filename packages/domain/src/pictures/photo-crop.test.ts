import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaOf, CENTERED_CROP, draggedCrop, isTooSmall, MOST_ZOOM, squareOf } from './photo-crop.ts'

const size = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
})
const share = fc.double({ min: 0, max: 1, noNaN: true })
const crop = fc.record({ zoom: fc.double({ min: 1, max: MOST_ZOOM, noNaN: true }), x: share, y: share })
const drag = fc.double({ min: -5, max: 5, noNaN: true })

describe('cropping a photo to a square', () => {
  it('begins with the largest square in the middle', () => {
    expect(squareOf({ width: 1600, height: 1200 }, CENTERED_CROP)).toEqual({ left: 200, top: 0, side: 1200 })
  })

  it('shows a part of the photo, never anything beside it (Issue: account page, avatar)', () => {
    fc.assert(
      fc.property(size, crop, drag, drag, (photo, first, right, down) => {
        for (const shown of [first, draggedCrop(photo, first, right, down)]) {
          const { left, top, side } = squareOf(photo, shown)
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
          expect(left + side).toBeLessThanOrEqual(photo.width + 1e-6)
          expect(top + side).toBeLessThanOrEqual(photo.height + 1e-6)
        }
      }),
    )
  })

  it('follows the finger: dragged right, what was left of it comes into sight', () => {
    const photo = { width: 1600, height: 1200 }
    expect(squareOf(photo, draggedCrop(photo, CENTERED_CROP, 0.1, 0.3))).toEqual({
      left: 80,
      top: 0,
      side: 1200,
    })
  })
})

describe('the least size of a photo', () => {
  it('is 1280 by 1024 pixels, either way round', () => {
    expect(isTooSmall({ width: 1280, height: 1024 })).toBe(false)
    expect(isTooSmall({ width: 1024, height: 1280 })).toBe(false)
    expect(isTooSmall({ width: 1279, height: 1279 })).toBe(true)
    expect(isTooSmall({ width: 1280, height: 1023 })).toBe(true)
  })
})

it('shows a wide rectangle of a photo of any shape, and never more than there is', () => {
  expect(areaOf({ width: 1600, height: 1200 }, CENTERED_CROP, 1.6)).toEqual({
    left: 0,
    top: 100,
    width: 1600,
    height: 1000,
  })
  expect(areaOf({ width: 1000, height: 2000 }, { zoom: 2, x: 1, y: 0 }, 1.6)).toEqual({
    left: 500,
    top: 0,
    width: 500,
    height: 312.5,
  })
})
