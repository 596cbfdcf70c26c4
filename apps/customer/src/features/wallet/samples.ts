import type { WalletDetails, WalletMovement } from '@angadi/data/wallet/wallet.ts'

/** The first day of the month that a sample statement is of. */
export const OCTOBER = '2026-10-01'

export const topup: NonNullable<WalletDetails['topup']> = {
  minimum_paise: 10_000,
  maximum_paise: 500_000,
  month_paise: 1_000_000,
  balance_paise: 1_000_000,
  room_paise: 900_000,
}

/** A wallet with ₹1,000 of every kind, ₹300 more of which an unpaid order holds. */
export function walletOf(changes: Partial<WalletDetails>): WalletDetails {
  return {
    balance_paise: 100_000,
    buckets: [
      { bucket: 'promotional', amount_paise: 15_000 },
      { bucket: 'gift', amount_paise: 20_000 },
      { bucket: 'top_up', amount_paise: 50_000 },
      { bucket: 'refund', amount_paise: 15_000 },
    ],
    expires: [
      { at: '2027-05-24T12:00:00Z', amount_paise: 10_000 },
      { at: '2027-06-02T12:00:00Z', amount_paise: 5000 },
    ],
    holds: [
      {
        order_id: 'held',
        order_number: 'HYD-2611-0051',
        vendor_name: 'Meenakshi Bhavan',
        amount_paise: 30_000,
      },
    ],
    topup,
    ...changes,
  }
}

export function movement(changes: Partial<WalletMovement>): WalletMovement {
  return {
    id: 1,
    at: '2026-10-20T13:30:00Z',
    kind: 'wallet_topup',
    amount_paise: 100_000,
    order_id: null,
    order_number: null,
    note: null,
    balance_after_paise: 100_000,
    vendor_name: null,
    story: { reason: null, parts: [], lines: [] },
    buckets: [{ bucket: 'top_up', amount_paise: 100_000 }],
    ...changes,
  }
}

/** Money that was added, an order that it paid, and a refund of a part, newest first. */
export const movements: readonly WalletMovement[] = [
  movement({
    id: 3,
    kind: 'order_refunded',
    amount_paise: 12_000,
    vendor_name: 'Deg & Dastarkhwan',
    story: {
      reason: 'item_missing',
      parts: [{ code: 'items', amount_paise: 12_000 }],
      lines: [{ name: 'Double ka meetha', quantity: 1 }],
    },
    order_id: 'order',
    order_number: 'HYD-2611-0042',
    balance_after_paise: 43_235,
    buckets: [{ bucket: 'refund', amount_paise: 12_000 }],
  }),
  movement({
    id: 2,
    kind: 'order_paid',
    vendor_name: 'Deg & Dastarkhwan',
    story: { reason: null, parts: [], lines: [{ name: 'Chicken biryani', quantity: 2 }] },
    amount_paise: -68_765,
    order_id: 'order',
    order_number: 'HYD-2611-0042',
    balance_after_paise: 31_235,
    buckets: [
      { bucket: 'promotional', amount_paise: 20_000 },
      { bucket: 'refund', amount_paise: 48_765 },
    ],
  }),
  movement({}),
]
