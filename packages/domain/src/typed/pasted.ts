import { plainDigits } from './plain-digits.ts'

/** The characters that a field for a number or code takes: more than it has, for what is pasted around it. */
export const LONGEST_PASTED = 40

/** Quotes, full stops and brackets that a chat, a label or a spreadsheet leaves around what is copied from it. */
const AROUND = /^[\s"'“”‘’‚„«»‹›`.,;:()[\]<>*|।#=]+|[\s"'“”‘’‚„«»‹›`.,;:()[\]<>*|।#=]+$/g

/**
 * A pasted number or code in the characters of a keyboard: digits of Indian scripts as 0 to 9, no marks without a width, no
 * quotes and full stops around it. The same rule as `private.pasted_text`.
 */
export function pastedText(pasted: string): string {
  return plainDigits(pasted).replaceAll(AROUND, '')
}

/**
 * A pasted coupon or tracking number (`EM 123 456 789 IN`): capital letters without spaces and what stands around it. The
 * same rule as `private.pasted_code`.
 */
export function pastedCode(pasted: string): string {
  return upper(pastedText(pasted).replaceAll(' ', ''))
}

/**
 * A pasted pincode (`502 220`, `502-220.`) without spaces, hyphens and what stands around it; its form is checked where it
 * is used. The same rule as `private.read_pincode`.
 */
export function readPincode(pasted: string): string {
  return pastedCode(pasted).replaceAll('-', '')
}

/**
 * The digits of a code that a message names (`Your code is 123 456`), or those typed so far.
 *
 * @param length how many digits the code has
 */
export function digitsOfCode(pasted: string, length: number): string {
  const text = plainDigits(pasted)
  const [code] = new RegExp(`(?<!\\d)\\d(?:[ -]?\\d){${length - 1}}(?!\\d)`).exec(text) ?? [text]
  return code.replaceAll(/\D/g, '').slice(0, length)
}

/** Capital letters of English only, as the database makes them. */
export function upper(text: string): string {
  return text.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())
}
