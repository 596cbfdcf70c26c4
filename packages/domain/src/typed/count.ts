import { plainDigits } from './plain-digits.ts'

/** 12, 1,200, 10.00 or, as accounting programs write it, `12 Bag`; less than nothing is -3, (3) or (-)3. */
const TYPED = /^(-|\(-\) ?|\()?(\d{1,3}(?:,\d{2,3})+|\d{1,9})(?:\.0+)?\)?(?: ?\p{L}[\p{L}\p{M}.]*)?$/u

/**
 * A whole number of pieces as it is typed or as a spreadsheet or an accounting program writes it, such as `10.00` or `12 Bag`.
 *
 * @returns the number, below zero where it is written so; undefined for a fraction and for anything else
 */
export function countOf(text: string): number | undefined {
  const [, minus, digits] = TYPED.exec(plainDigits(text)) ?? []
  if (digits === undefined) return undefined
  const count = Number(digits.replaceAll(',', ''))
  return minus === undefined || count === 0 ? count : -count
}
