import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { callbackOutcome, callbackWait } from './callback-outcome.ts'

test('the callback waits 1 s before it goes on (Spec §4 Callback)', async () => {
  vi.useFakeTimers()
  const goOn = vi.fn()
  void callbackWait().then(goOn)
  await vi.advanceTimersByTimeAsync(999)
  expect(goOn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(goOn).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('a link that was used or is too old is told as expired, wherever the address says so (Spec §2 Callback page)', () => {
  const said =
    'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired'
  expect(callbackOutcome('', `#${said}`)).toBe('expired')
  expect(callbackOutcome(`?${said}`, '')).toBe('expired')
  expect(callbackOutcome('', '#error=server_error&error_description=Database+error')).toBe('refused')
})

test('a link for a forgotten password leads to the new one (Spec §2 Callback page)', () => {
  expect(callbackOutcome('', '#access_token=a.b.c&refresh_token=r&type=recovery')).toBe('new_password')
  expect(callbackOutcome('?code=abc&type=recovery', '')).toBe('new_password')
  expect(callbackOutcome('', '#access_token=a.b.c&refresh_token=r&type=signup')).toBe('signed_in')
})

test('no address breaks the callback (Spec §2 Callback page)', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (search, hash) => {
      expect(['signed_in', 'new_password', 'expired', 'refused']).toContain(callbackOutcome(search, hash))
    }),
  )
})
