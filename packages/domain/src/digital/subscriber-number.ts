import { readPhone } from '../phone.ts'
import { pastedText } from '../typed/pasted.ts'

/** Kinds of connections that can be recharged. */
export const CONNECTION_KINDS = ['mobile_prepaid', 'mobile_postpaid', 'dth'] as const
export type ConnectionKind = (typeof CONNECTION_KINDS)[number]

/** More letters than any way of writing a number needs. */
const LONGEST_TYPED = 40

/**
 * A typed number as its digits: ten of a mobile (Spec §5 Phone), 8 to 12 of a dish connection. The same rule as
 * `private.read_subscriber_number`.
 *
 * @returns undefined where it is no such number
 */
export function readSubscriberNumber(typed: string, kind: ConnectionKind): string | undefined {
  if ([...typed].length > LONGEST_TYPED) return undefined
  if (kind === 'dth') {
    const digits = pastedText(typed).replace(/[^0-9]/g, '')
    return /^[0-9]{8,12}$/.test(digits) ? digits : undefined
  }
  const phone = readPhone(typed)
  return phone.ok ? phone.e164.slice(3) : undefined
}

/** A number with all but its last four digits hidden, as lists show it. */
export function maskedNumber(number: string): string {
  return number.length <= 4 ? '••••' : `••••${number.slice(-4)}`
}
