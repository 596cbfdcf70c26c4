import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitsOfCode, pastedCode, readPincode } from './pasted.ts'

test.each([
  ['EM 123 456 789 IN', 'EM123456789IN'],
  ['“em123456789in”.', 'EM123456789IN'],
  [' welcome\u00a050 ', 'WELCOME50'],
  ["'WEL\u200bCOME50'", 'WELCOME50'],
  ['*WELCOME50*', 'WELCOME50'],
  ['(Welcome౫౦),', 'WELCOME50'],
  ['AB–12', 'AB-12'],
  ['AB_12', 'AB_12'],
  [' “” ', ''],
])('%j is the code %s', (pasted, code) => {
  expect(pastedCode(pasted)).toBe(code)
})

test.each([
  '502 220',
  '502220',
  '502-220',
  '౫౦౨౨౨౦',
  '५०२ २२०',
  '"502220"',
  '502220.',
  '\u200b502\u00a0220 ',
  '502 220,',
])('%j is the pincode 502220', (pasted) => {
  expect(readPincode(pasted)).toBe('502220')
})

test.each([
  ['Your code is 123 456', '123456'],
  ['123-456', '123456'],
  ['Your Angadi code is 123456. It is valid for 5 minutes.', '123456'],
  ['౧౨౩౪౫౬', '123456'],
  ['१२', '12'],
  ['12345', '12345'],
  ['1234567', '123456'],
  ['', ''],
])('%j has the code %s', (pasted, code) => {
  expect(digitsOfCode(pasted, 6)).toBe(code)
})

test('reading what was read changes nothing', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'09azAZ- \t\n\u00a0\u200béß౯𝟏ı"\'.,)#') })
  fc.assert(
    fc.property(letters, (pasted) => {
      expect(pastedCode(pastedCode(pasted))).toBe(pastedCode(pasted))
    }),
  )
})
