import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { failureKind } from './failure-kind.ts'
import {
  authPlan,
  chunkPlan,
  MAX_RETRIES,
  nextRetryMs,
  RECOVERY_PAGE_RETRIES,
  screenPlan,
} from './retry-plan.ts'

const kinds = fc.constantFrom('chunk', 'network', 'other')
const plans = fc.constantFrom(chunkPlan, authPlan, screenPlan)

function waits(plan: typeof chunkPlan, kind: 'chunk' | 'network' | 'other', most?: number) {
  return [0, 1, 2, 3].map((retries) => nextRetryMs(plan, kind, retries, most))
}

describe('when a boundary tries again', () => {
  test('the chunk boundary waits 1 s plus 1 s per retry, up to 3 times (Spec §4 Error boundaries)', () => {
    expect(waits(chunkPlan, 'chunk')).toEqual([1000, 2000, 3000, undefined])
  })

  test('the chunk boundary leaves everything but loading errors to the reader (Spec §4 Error boundaries)', () => {
    expect(waits(chunkPlan, 'network')).toEqual([undefined, undefined, undefined, undefined])
    expect(waits(chunkPlan, 'other')).toEqual([undefined, undefined, undefined, undefined])
  })

  test('the auth boundary waits 1 s times 2 to the power of the retry count, up to 3 times (Spec §4 Error boundaries)', () => {
    expect(waits(authPlan, 'other')).toEqual([1000, 2000, 4000, undefined])
    expect(waits(authPlan, 'chunk')).toEqual([1000, 2000, 4000, undefined])
  })

  test('the screen boundary retries only chunk-load and network errors, after 2 to the power of the retry count in seconds (Spec §4 Error boundaries)', () => {
    expect(waits(screenPlan, 'chunk')).toEqual([1000, 2000, 4000, undefined])
    expect(waits(screenPlan, 'network')).toEqual([1000, 2000, 4000, undefined])
    expect(waits(screenPlan, 'other')).toEqual([undefined, undefined, undefined, undefined])
  })

  test('a boundary tries 3 times and the recovery page 2 (Spec §9 Forms)', () => {
    expect(MAX_RETRIES).toBe(3)
    expect(RECOVERY_PAGE_RETRIES).toBe(2)
    expect(waits(screenPlan, 'chunk', RECOVERY_PAGE_RETRIES)).toEqual([1000, 2000, undefined, undefined])
  })

  test('no plan ever waits less than a second or shorter than before, or goes beyond its tries (Spec §4 Error boundaries)', () => {
    fc.assert(
      fc.property(plans, kinds, fc.nat(20), fc.nat(10), (plan, kind, retries, most) => {
        const wait = nextRetryMs(plan, kind, retries, most)
        const tries = retries < most && plan.covers.includes(kind)
        expect(wait).toBe(tries ? plan.delayMs(retries) : undefined)
        expect(plan.delayMs(retries)).toBeGreaterThanOrEqual(1000)
        expect(plan.delayMs(retries + 1)).toBeGreaterThan(plan.delayMs(retries))
      }),
    )
  })
})

describe('what kind of failure it was', () => {
  test.each([
    ['Failed to fetch dynamically imported module: http://localhost/x.js', 'chunk'],
    ['error loading dynamically imported module: http://localhost/x.js', 'chunk'],
    ['Importing a module script failed.', 'chunk'],
    ['Loading chunk 12 failed.', 'chunk'],
    ['Unable to preload CSS for /_apps/customer/assets/x.css', 'chunk'],
    ['Failed to fetch', 'network'],
    ['NetworkError when attempting to fetch resource.', 'network'],
    ['Load failed', 'network'],
    ['network', 'network'],
    ["Cannot read properties of undefined (reading 'name')", 'other'],
  ])('"%s" is a failure of kind %s (Spec §4 Error boundaries)', (message, kind) => {
    expect(failureKind(new Error(message))).toBe(kind)
  })

  test('what is no error at all is told apart as well (Spec §4 Error boundaries)', () => {
    expect(failureKind('Failed to fetch')).toBe('network')
    expect(failureKind(undefined)).toBe('other')
  })
})
