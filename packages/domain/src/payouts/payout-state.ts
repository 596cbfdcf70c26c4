import type { Paise } from '../money.ts'

/** What decides whether earnings can be paid out. */
export interface PayableEarnings {
  readonly balance_paise: Paise
  /** What is left after the cash in hand is set off. */
  readonly available_paise: Paise
  readonly minimum_paise: Paise
  /** Whether the owner has stopped working, and is paid any rest. */
  readonly has_stopped: boolean
  /** What a payout at once would come to, after what is held and its fee. */
  readonly instant: {
    readonly held_paise: Paise
    /** What the next weekly statement keeps for refunds. */
    readonly reserve_paise: Paise
    readonly available_paise: Paise
    readonly payout_paise: Paise
  }
  readonly account: { readonly usable_from: string; readonly problem: string | null } | null
  readonly payouts: readonly { readonly status: string }[]
}

/** Whether a payout can be asked for now, or the first reason against it. */
export type PayoutState =
  | 'ready'
  | 'under_way'
  | 'owing'
  | 'empty'
  | 'set_off'
  | 'held'
  | 'reserved'
  | 'below_minimum'
  | 'fee_too_high'
  | 'no_account'
  | 'account_new'
  | 'account_unverified'

/** What can be done with earnings at a time, by the rules of the server (`request_payout`). */
export function payoutState(earnings: PayableEarnings, now: number): PayoutState {
  if (earnings.payouts.some(({ status }) => status === 'requested' || status === 'processing'))
    return 'under_way'
  if (earnings.balance_paise < 0) return 'owing'
  if (earnings.balance_paise === 0) return 'empty'
  if (earnings.available_paise === 0) return 'set_off'
  const { available_paise, held_paise, reserve_paise, payout_paise } = earnings.instant
  if (available_paise === 0 && held_paise > 0) return 'held'
  if (available_paise === 0 && reserve_paise > 0) return 'reserved'
  if (available_paise < earnings.minimum_paise && !earnings.has_stopped) return 'below_minimum'
  if (payout_paise === 0) return 'fee_too_high'
  if (earnings.account === null) return 'no_account'
  if (earnings.account.problem === 'account_unverified') return 'account_unverified'
  return new Date(earnings.account.usable_from).getTime() > now ? 'account_new' : 'ready'
}

/** What decides whether the next weekly payout pays something. */
export interface NextPayout {
  readonly account: { readonly usable_from: string } | null
  readonly instant: { readonly next_run_at: string }
}

/** Whether the next weekly payout pays something, as far as can be known: not without an account that takes it. */
export function isPaidNext({ account, instant }: NextPayout, state: PayoutState): boolean {
  if (state === 'ready') return true
  return (
    state === 'account_new' &&
    account !== null &&
    Date.parse(account.usable_from) <= Date.parse(instant.next_run_at)
  )
}
