import { describe, expect, it } from 'vitest'
import { slowVitals } from './vitals.ts'

describe('the speed of a page', () => {
  it('is enough under 1800, 2500, 100, 0.1 and 800, and from 30 frames on (Spec §9 Performance thresholds)', () => {
    const enough = {
      firstPaint: 1799,
      largestPaint: 2499,
      inputDelay: 99,
      layoutShift: 0.099,
      timeToFirstByte: 799,
      frameRate: 30,
    }
    expect(slowVitals(enough)).toEqual({})
    const slow = {
      firstPaint: 1800,
      largestPaint: 2500,
      inputDelay: 100,
      layoutShift: 0.1,
      timeToFirstByte: 800,
      frameRate: 29,
    }
    expect(slowVitals(slow)).toEqual(slow)
    expect(slowVitals({ largestPaint: 3000, frameRate: 60 })).toEqual({ largestPaint: 3000 })
  })
})
