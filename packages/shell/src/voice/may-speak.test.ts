import { expect, test } from 'vitest'
import { type Hearing, maySpeak } from './may-speak.ts'

const customer: Hearing = {
  app: 'customer',
  role: 'user',
  wanted: undefined,
  isHidden: false,
  wasTouched: true,
}
const vendor: Hearing = { ...customer, app: 'vendor', role: 'vendor' }

test('customers are not spoken to unless they ask for it (Spec §6 Voice alerts)', () => {
  expect(maySpeak(customer)).toBe(false)
  expect(maySpeak({ ...customer, role: 'vendor' })).toBe(false)
  expect(maySpeak({ ...customer, wanted: true })).toBe(true)
})

test('consoles speak to those who work there unless told not to', () => {
  expect(maySpeak(vendor)).toBe(true)
  expect(maySpeak({ ...vendor, wanted: false })).toBe(false)
  expect(maySpeak({ ...vendor, role: 'user' })).toBe(false)
})

test('a hidden tab is silent, except for the console of a role that works (Spec §6 Voice alerts)', () => {
  expect(maySpeak({ ...customer, wanted: true, isHidden: true })).toBe(false)
  expect(maySpeak({ ...vendor, isHidden: true })).toBe(true)
})

test('a page that nobody has touched says nothing', () => {
  expect(maySpeak({ ...vendor, wanted: true, wasTouched: false })).toBe(false)
})
