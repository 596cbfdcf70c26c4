/** A bank account or UPI id as one types it. */
export interface PayoutAccount {
  readonly method: 'bank' | 'upi'
  readonly holder: string
  readonly account_number: string
  readonly ifsc: string
  readonly upi_id: string
}

/** A field of the form. */
export type PayoutAccountField = Exclude<keyof PayoutAccount, 'method'>

/** The forms that the database asks for as well (`payout_accounts`). */
const ACCOUNT_NUMBER = /^\d{9,18}$/
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/
const UPI_ID = /^[a-z0-9._-]{2,64}@[a-z][a-z0-9]{1,63}$/
export const HOLDER_LENGTH = { min: 2, max: 80 } as const

/** The fields that cannot be right; none for an account that money can be sent to. */
export function mistakesIn(account: PayoutAccount): readonly PayoutAccountField[] {
  const { length } = account.holder.trim()
  const wrong: PayoutAccountField[] =
    length < HOLDER_LENGTH.min || length > HOLDER_LENGTH.max ? ['holder'] : []
  if (account.method === 'upi')
    return UPI_ID.test(account.upi_id.trim().toLowerCase()) ? wrong : [...wrong, 'upi_id']
  if (!ACCOUNT_NUMBER.test(account.account_number.replaceAll(/[ -]/g, ''))) wrong.push('account_number')
  if (!IFSC.test(account.ifsc.trim().toUpperCase())) wrong.push('ifsc')
  return wrong
}
