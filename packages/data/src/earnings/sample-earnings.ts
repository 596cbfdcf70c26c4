import type { Earnings } from './earnings.ts'

/** Earnings of a courier with an account and one payout behind, for stories and tests. */
export function sampleEarnings(changes: Partial<Earnings> = {}): Earnings {
  return {
    owner_id: '44444444-4444-4444-8444-444444444444',
    account_kind: 'courier_payable',
    name: 'Ravi Kumar Goud',
    balance_paise: 184_500,
    cash_paise: 52_000,
    available_paise: 132_500,
    minimum_paise: 10_000,
    has_stopped: false,
    has_pan: true,
    instant: {
      available_paise: 132_500,
      held_paise: 0,
      reserve_paise: 0,
      fee_paise: 1325,
      fee_tax_paise: 238,
      payout_paise: 130_937,
      next_run_at: '2026-11-30T00:30:00Z',
    },
    reserve: null,
    account: {
      method: 'bank',
      masked: '•••• 9012',
      usable_from: '2026-11-01T10:00:00Z',
      check_state: 'verified',
      check_reason: null,
      problem: null,
    },
    payouts: [
      {
        id: 'one',
        amount_paise: 410_000,
        set_off_paise: 0,
        fee_paise: 0,
        fee_tax_paise: 0,
        status: 'paid',
        method: 'bank',
        destination: '•••• 9012',
        reference: 'UTR 20261115',
        note: null,
        requested_at: '2026-11-14T16:30:00Z',
        settled_at: '2026-11-15T09:00:00Z',
      },
    ],
    ...changes,
  }
}
