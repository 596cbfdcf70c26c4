/**
 * What happens to an account, by the last two digits of its number or of the name in its UPI id; with any other ending
 * it is confirmed and paid to.
 */
export const ENDINGS = {
  '90': 'no_account',
  '91': 'other_name',
  '92': 'slow_check',
  '93': 'fails',
  '94': 'comes_back',
  '95': 'stays_queued',
  '96': 'twice',
  '97': 'silent',
} as const

export type Ending = (typeof ENDINGS)[keyof typeof ENDINGS] | 'paid'

function isEnding(digits: string): digits is keyof typeof ENDINGS {
  return Object.hasOwn(ENDINGS, digits)
}

/** What happens to an account of this number, or of this UPI id. */
export function endingOf(account: string): Ending {
  const digits = /(\d{2})(?:@|$)/.exec(account)?.[1] ?? ''
  return isEnding(digits) ? ENDINGS[digits] : 'paid'
}
