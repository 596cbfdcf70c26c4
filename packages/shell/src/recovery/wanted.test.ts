import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissRecovery, RECOVER_EVENT, unwantRecovery, wantedReason, wantRecovery } from './wanted.ts'

const told = vi.fn()
let page = new EventTarget()

beforeEach(() => {
  page = new EventTarget()
  page.addEventListener(RECOVER_EVENT, told)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('dispatchEvent', (event: Event) => page.dispatchEvent(event))
})

afterEach(() => {
  vi.unstubAllGlobals()
  told.mockReset()
})

test('the overlay is wanted once, with its first reason (Spec §4 Error boundaries)', () => {
  expect(wantRecovery('script')).toBe(true)
  expect(wantRecovery('error')).toBe(false)
  expect(wantedReason()).toBe('script')
  expect(told).toHaveBeenCalledTimes(1)
})

test('a paint or a ready screen takes it away, and a later failure brings it back (Spec §4 Error boundaries)', () => {
  wantRecovery('slow')
  unwantRecovery()
  expect(wantedReason()).toBeUndefined()
  expect(wantRecovery('error')).toBe(true)
})

test('what has been dismissed stays away on this page (Spec §2 Recovery Mode overlay)', () => {
  wantRecovery('slow')
  dismissRecovery()
  expect(wantedReason()).toBeUndefined()
  unwantRecovery()
  expect(wantRecovery('error')).toBe(false)
})
