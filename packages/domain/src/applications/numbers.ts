/** The kinds of numbers that papers have, by how they are checked. */
export const NUMBER_KINDS = [
  'pan',
  'gstin',
  'aadhaar',
  'fssai',
  'vehicle',
  'licence',
  'bank',
  'registration',
  'other',
] as const
export type NumberKind = (typeof NUMBER_KINDS)[number]

/** What is wrong with a number: its form, its check digit, or the kind of holder that it names. */
export type NumberProblem = 'form' | 'check_digit' | 'holder'

const BASE_36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const CHECKED_PLACES = 14

/** The last place of a GSTIN, computed from the first fourteen. */
export function gstinCheckDigit(number: string): string {
  const sum = [...number.slice(0, CHECKED_PLACES)].reduce((total, letter, index) => {
    const product = BASE_36.indexOf(letter) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / BASE_36.length) + (product % BASE_36.length)
  }, 0)
  return BASE_36.charAt((BASE_36.length - (sum % BASE_36.length)) % BASE_36.length)
}

const VERHOEFF_PRODUCT =
  '0123456789123406789523401789563401289567401239567859876043216598710432765982104387659321049876543210'
const VERHOEFF_TURN = '01234567891576283094580379614289160435279453126870428657390127938064157046913258'
const DIGITS = 10
const TURNS = 8

/** Whether the last digit is the check digit of the others (Verhoeff), as Aadhaar numbers have it. */
export function hasVerhoeffDigit(digits: string): boolean {
  const left = [...digits].reverse().reduce((check, digit, place) => {
    const turned = VERHOEFF_TURN.charAt((place % TURNS) * DIGITS + Number(digit))
    return Number(VERHOEFF_PRODUCT.charAt(check * DIGITS + Number(turned)))
  }, 0)
  return left === 0
}

/** A number as it is compared: without spaces and in capitals. */
export function cleanNumber(kind: NumberKind, typed: string): string {
  const keepsDashes = kind === 'registration' || kind === 'other' || kind === 'bank'
  return typed.replace(keepsDashes ? /\s/g : /[\s-]/g, '').toUpperCase()
}

const FORMS: Readonly<Record<NumberKind, RegExp>> = {
  pan: /^[A-Z]{5}\d{4}[A-Z]$/,
  gstin: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
  aadhaar: /^[2-9]\d{11}$/,
  fssai: /^\d{14}$/,
  vehicle: /^([A-Z]{2}\d{1,2}[A-Z]{0,3}\d{4}|\d{2}BH\d{4}[A-HJ-NP-Z]{1,2})$/,
  licence: /^[A-Z]{2}\d{2}[0-9A-Z]{7,12}$/,
  bank: /^\d{9,18}$/,
  registration: /^[0-9A-Z/-]{3,40}$/,
  other: /^[0-9A-Z/-]{3,40}$/,
}
/** The fourth letter of a PAN says what its holder is: a person, a company, a firm … */
const PAN_HOLDERS = 'ABCFGHJLPT'
const PAN_HOLDER_AT = 3

/**
 * What is wrong with a cleaned number, as the server judges it too (Spec §2 /provider/register); undefined where nothing
 * is. What has no published check digit is judged by its form alone.
 */
export function numberProblem(kind: NumberKind, number: string): NumberProblem | undefined {
  if (!FORMS[kind].test(number)) return 'form'
  if (kind === 'pan' && !PAN_HOLDERS.includes(number.charAt(PAN_HOLDER_AT))) return 'holder'
  if (kind === 'gstin' && number.slice(-1) !== gstinCheckDigit(number)) return 'check_digit'
  if (kind === 'aadhaar' && !hasVerhoeffDigit(number)) return 'check_digit'
  return undefined
}
