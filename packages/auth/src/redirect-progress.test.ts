import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redirectProgress } from './redirect-progress.ts'

test('the page verifies under 3 s, loads under 6 s and is almost there after that (Spec §2 Redirect page)', () => {
  expect([0, 2999, 3000, 5999, 6000, 60_000].map((ms) => redirectProgress(ms).step)).toEqual([
    'verifying',
    'verifying',
    'loading',
    'loading',
    'almost',
    'almost',
  ])
})

test('the Continue to Dashboard button is there from 5 s on (Spec §2 Redirect page)', () => {
  fc.assert(
    fc.property(fc.nat(60_000), (ms) => {
      expect(redirectProgress(ms).canContinue).toBe(ms >= 5000)
    }),
  )
})
