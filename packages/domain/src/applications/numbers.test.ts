import { expect, test } from 'vitest'
import { cleanNumber, gstinCheckDigit, numberProblem } from './numbers.ts'

test.each([
  ['gstin', '36AAPFU0939F1ZW', undefined],
  ['gstin', '29AAGCB7383J1Z4', undefined],
  ['gstin', '36ABCPK4321M1ZP', undefined],
  ['gstin', '36ABCPK4312M1ZP', 'check_digit'],
  ['gstin', '36AABCU9603R1ZX', 'check_digit'],
  ['gstin', '36AABCU9603R1Z0', 'check_digit'],
  ['gstin', '36AABCU9603R0ZO', 'form'],
  ['gstin', ' 36 aapfu0939f 1zw ', undefined],
  ['aadhaar', '9999 4105 7058', undefined],
  ['aadhaar', '999914057058', 'check_digit'],
  ['aadhaar', '234123412346', undefined],
  ['aadhaar', '234123412347', 'check_digit'],
  ['pan', 'ACUPA7085R', undefined],
  ['pan', 'ABCXE1234F', 'holder'],
  ['pan', 'ACUP7085RA', 'form'],
  ['fssai', '13626011000123', undefined],
  ['fssai', '1362601100012', 'form'],
  ['vehicle', 'TS 08 AB 1234', undefined],
  ['vehicle', 'TG07A1234', undefined],
  ['vehicle', '22BH1234AA', undefined],
  ['vehicle', '22BH1234AI', 'form'],
  ['vehicle', 'TS08AB123', 'form'],
  ['licence', 'TS08 2011 0012345', undefined],
  ['bank', '1234 5678 9012', undefined],
  ['other', 'TS/SA/77', undefined],
  ['other', '', 'form'],
] as const)('the number %s %s is judged as typed', (kind, typed, expected) => {
  expect(numberProblem(kind, cleanNumber(kind, typed))).toBe(expected)
})

test.each([
  ['36ABCPK4312M1ZP', 'Q'],
  ['36AABCU9603R1ZX', 'O'],
] as const)('the GST number %s should end in %s', (number, digit) => {
  expect(gstinCheckDigit(number)).toBe(digit)
})
