import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  dismissRecovery,
  RECOVER_EVENT,
  recoveryReason,
  requestRecovery,
  withdrawRecovery,
} from './recovery-state.ts'

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
  expect(requestRecovery('script')).toBe(true)
  expect(requestRecovery('error')).toBe(false)
  expect(recoveryReason()).toBe('script')
  expect(told).toHaveBeenCalledTimes(1)
})

test('a paint or a ready screen takes it away, and a later failure brings it back (Spec §4 Error boundaries)', () => {
  requestRecovery('slow')
  withdrawRecovery()
  expect(recoveryReason()).toBeUndefined()
  expect(requestRecovery('error')).toBe(true)
})

test('what has been dismissed stays away on this page (Spec §2 Recovery Mode overlay)', () => {
  requestRecovery('slow')
  dismissRecovery()
  expect(recoveryReason()).toBeUndefined()
  withdrawRecovery()
  expect(requestRecovery('error')).toBe(false)
})
