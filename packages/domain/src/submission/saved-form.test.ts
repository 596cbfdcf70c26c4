import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRecoverable, keepable, SAVED_FORM_MS } from './saved-form.ts'

test('what was typed can be given back for one hour (Spec §9 Forms)', () => {
  expect(SAVED_FORM_MS).toBe(3_600_000)
  fc.assert(
    fc.property(fc.nat(1e12), fc.integer({ min: 0, max: 10_000_000 }), (timestamp, age) => {
      expect(isRecoverable({ data: {}, timestamp, recovered: false }, timestamp + age)).toBe(age < 3_600_000)
    }),
  )
})

test('and only once (Spec §4 Submission lifecycle)', () => {
  expect(isRecoverable({ data: {}, timestamp: 0, recovered: true }, 1)).toBe(false)
})

test('a clock that was put back gives nothing back that seems to come from the future (Spec §4)', () => {
  expect(isRecoverable({ data: {}, timestamp: 10, recovered: false }, 9)).toBe(false)
})

test('passwords, codes, tokens and card numbers are never kept (Spec §3 Saved form state)', () => {
  expect(
    keepable({
      house: 'Flat 4',
      pincode: '500081',
      pin: { lat: 17.4, lng: 78.4 },
      password: 'hunter2',
      confirmPassword: 'hunter2',
      code: '123456',
      otp: '123456',
      cardNumber: '1',
      note: 'my card is 4111 1111 1111 1111',
      landmark: 'password: hunter2',
      name: undefined,
    }),
  ).toEqual({ house: 'Flat 4', pincode: '500081', pin: { lat: 17.4, lng: 78.4 } })
})
