import type { Paise } from '../money.ts'

/** What decides whether earnings can be paid out. */
export interface PayableEarnings {
  readonly balance_paise: Paise
  /** What is left after the cash in hand is set off. */
  readonly available_paise: Paise
  readonly minimum_paise: Paise
  /** Whether the owner has stopped working, and is paid any rest. */
  readonly has_stopped: boolean
  readonly account: { readonly usable_from: string } | null
  readonly payouts: readonly { readonly status: string }[]
}

/** Whether a payout can be asked for now, or the first reason against it. */
export type PayoutState =
  | 'ready'
  | 'under_way'
  | 'owing'
  | 'empty'
  | 'set_off'
  | 'below_minimum'
  | 'no_account'
  | 'account_new'

/** What can be done with earnings at a time, by the rules of the server (`request_payout`). */
export function payoutState(earnings: PayableEarnings, now: number): PayoutState {
  if (earnings.payouts.some(({ status }) => status === 'requested' || status === 'processing'))
    return 'under_way'
  if (earnings.balance_paise < 0) return 'owing'
  if (earnings.balance_paise === 0) return 'empty'
  if (earnings.available_paise === 0) return 'set_off'
  if (earnings.available_paise < earnings.minimum_paise && !earnings.has_stopped) return 'below_minimum'
  if (earnings.account === null) return 'no_account'
  return new Date(earnings.account.usable_from).getTime() > now ? 'account_new' : 'ready'
}
