/** Why a try to pay failed, as far as it is told in words. */
export type FailedTry = 'cancelled' | 'late' | 'funds' | 'code' | 'declined' | 'unknown'

/** The gateway's words (Razorpay's `error.reason`) by what they mean to whoever pays. */
const WORDS: Readonly<Record<Exclude<FailedTry, 'unknown'>, readonly string[]>> = {
  cancelled: ['payment_cancelled', 'user_cancelled', 'payment_collect_request_declined'],
  late: [
    'payment_timed_out',
    'payment_session_expired',
    'payment_collect_request_expired',
    'otp_expired',
    'request_timed_out',
  ],
  funds: [
    'insufficient_funds',
    'insufficient_balance',
    'transaction_daily_limit_exceeded',
    'transaction_limit_exceeded',
  ],
  code: [
    'incorrect_pin',
    'invalid_pin',
    'incorrect_otp',
    'incorrect_cvv',
    'incorrect_card_details',
    'incorrect_card_expiry_date',
    'pin_attempts_exceeded',
    'otp_attempts_exceeded',
  ],
  declined: [
    'payment_declined',
    'card_declined',
    'payment_risk_check_failed',
    'bank_technical_error',
    'bank_not_available',
    'debit_declined',
    'issuer_technical_error',
    'card_not_enrolled',
    'card_blocked',
  ],
}

const meanings: ReadonlyMap<string, FailedTry> = new Map(
  Object.entries(WORDS).flatMap(([meaning, words]) =>
    words.map((word): [string, FailedTry] => [word, isMeaning(meaning) ? meaning : 'unknown']),
  ),
)

function isMeaning(name: string): name is keyof typeof WORDS {
  return name in WORDS
}

/** What the gateway's reason for a failed try means to whoever pays. */
export function failedTryOf(reason: string | null): FailedTry {
  return meanings.get(reason ?? '') ?? 'unknown'
}
