import { describe, expect, test } from 'vitest'
import { type Incident, isAuthPath, isReportable, TIMEOUT_MS } from './incident.ts'

const ORIGIN = 'https://angadi.in'
const ours: Incident = {
  message: "Cannot read properties of undefined (reading 'name')",
  source: `${ORIGIN}/_apps/customer/assets/index.js`,
  name: 'TypeError',
  stack: `TypeError\n at ${ORIGIN}/_apps/customer/assets/index.js:1:2`,
}

describe('what is worth the recovery overlay', () => {
  test('an error of our own script is, and so is a rejection without a place (Spec §4 Error boundaries)', () => {
    expect(isReportable(ours, ORIGIN)).toBe(true)
    expect(isReportable({ ...ours, source: '' }, ORIGIN)).toBe(true)
  })

  test.each([
    ['a layout that took two rounds', { message: 'ResizeObserver loop limit exceeded' }],
    ['a request that was taken back', { name: 'AbortError', message: 'The operation was aborted.' }],
    ["another origin's script", { source: 'https://checkout.razorpay.com/v1/checkout.js' }],
    ['an origin that only begins like ours', { source: 'https://angadi.in.example/x.js' }],
    ['a script that the browser hides', { message: 'Script error.', source: '' }],
    ['an extension', { source: 'chrome-extension://abc/content.js' }],
    ['an extension deep in the stack', { source: '', stack: 'at moz-extension://abc/content.js:1' }],
  ])('%s is not (Spec §4 Error boundaries)', (_, part) => {
    expect(isReportable({ ...ours, ...part }, ORIGIN)).toBe(false)
  })

  test('a start may take 8 s (Spec §9 Forms)', () => {
    expect(TIMEOUT_MS).toBe(8000)
  })

  test('paths of signing in are told from all others (Spec §4 Error boundaries)', () => {
    for (const path of ['/root-auth', '/auth', '/auth/callback', '/beauty-auth', '/auth-recovery'])
      expect(isAuthPath(path), path).toBe(true)
    for (const path of ['/', '/food', '/authors', '/diagnostics', '/vendor'])
      expect(isAuthPath(path), path).toBe(false)
  })
})
