import { expect, test } from 'vitest'
import { type CheckedItem, machineChecks } from './machine-checks.ts'

const gstin: CheckedItem = {
  requirement: 'gstin',
  number_kind: 'gstin',
  most_pages: 3,
  state: 'given',
  is_left_out: false,
  valid_until: null,
  pages: 1,
  number: '36AAPFU0939F1ZW',
}
const nothing = { misfit: null, duplicates: [] }
const named = (item: CheckedItem, found: Parameters<typeof machineChecks>[1] = nothing) =>
  machineChecks(item, found, '2026-11-27').map(({ check }) => check)

test.each([
  ['gstin', ['digit_right']],
  ['aadhaar', ['digit_right']],
  ['pan', ['form_right']],
  ['bank', ['form_right']],
  ['other', []],
  [null, []],
])('a number of kind %s is checked as far as it can be', (number_kind, expected) => {
  expect(named({ ...gstin, number_kind })).toEqual(expected)
})

test('what does not fit comes before what is fine', () => {
  const found = { misfit: { requirement: 'gstin', with: 'pan' }, duplicates: [{ requirement: 'gstin' }] }
  expect(named(gstin, found)).toEqual(['misfit_pan', 'duplicate', 'digit_right'])
  expect(named(gstin, { ...nothing, misfit: { requirement: 'gstin', with: 'address' } })[0]).toBe(
    'misfit_address',
  )
  expect(named({ ...gstin, requirement: 'pan', number_kind: 'pan' }, found)).toEqual(['form_right'])
})

test('a document expires soon from thirty days before its last day on', () => {
  expect(named({ ...gstin, valid_until: '2026-12-27' })).toContain('expires_soon')
  expect(named({ ...gstin, valid_until: '2026-12-28' })).not.toContain('expires_soon')
  expect(named({ ...gstin, valid_until: '2026-11-26', state: 'expired' })).toContain('expired')
})

test('a document without a page is to be looked at, what is left out or missing has no checks', () => {
  expect(named({ ...gstin, pages: 0 })).toContain('no_pages')
  expect(named({ ...gstin, most_pages: 0, pages: 0 })).not.toContain('no_pages')
  expect(named({ ...gstin, is_left_out: true, pages: 0, number: null })).toEqual([])
  expect(named({ ...gstin, state: 'missing', pages: 0, number: null })).toEqual([])
})
