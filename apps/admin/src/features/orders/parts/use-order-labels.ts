import type { AdminOrder } from '@angadi/data/admin-console/order.ts'
import {
  BOOKING_ONLY_REASONS,
  CANCEL_REASONS,
  HISTORY_NOTES,
  PARCEL_NOTES,
  PAYMENT_CANCEL_REASONS,
  RIDE_NOTES,
  RIDE_REASONS,
  SUBSCRIPTION_CANCEL_REASONS,
} from '@angadi/domain/orders/cancel-reasons.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

const ACTORS = ['user', 'vendor', 'courier', 'admin', 'franchise', 'system'] as const

const TRANSACTIONS = ['order_paid', 'order_settled', 'order_refunded', 'compensation', 'tip'] as const

const ACCOUNTS = [
  'customer_wallet',
  'vendor_payable',
  'courier_payable',
  'franchise_payable',
  'provider_payable',
  'platform_revenue',
  'tax_payable',
  'gateway_clearing',
  'cash_with_courier',
  'promo_expense',
  'points_expense',
  'order_escrow',
  'payout_clearing',
  'refund_clearing',
] as const

/** Labels for the server's codes; an unknown code is shown as it is, so that nothing is hidden. */
export interface OrderLabels {
  /** Who made a transition, such as "Restaurant". */
  readonly actor: (role: string) => string
  /** Why it was cancelled. */
  readonly reason: (code: string) => string
  readonly transaction: (kind: AdminOrder['ledger'][number]['kind']) => string
  readonly account: (kind: string) => string
}

/** The labels for orders that several parts of the console share. */
export function useOrderLabels(): OrderLabels {
  const { t } = useTranslation('admin')
  return {
    actor: (role) => {
      const known = ACTORS.find((actor) => actor === role)
      return known ? t(`actor.${known}`) : role
    },
    reason: (code) => {
      const known = [
        ...CANCEL_REASONS,
        ...BOOKING_ONLY_REASONS,
        ...HISTORY_NOTES,
        ...PAYMENT_CANCEL_REASONS,
        ...SUBSCRIPTION_CANCEL_REASONS,
        ...RIDE_REASONS,
        ...RIDE_NOTES,
        ...PARCEL_NOTES,
      ].find((reason) => reason === code)
      return known ? t(`reason.${known}`) : code
    },
    transaction: (kind) => {
      const known = TRANSACTIONS.find((transaction) => transaction === kind)
      return known ? t(`transaction.${known}`) : kind
    },
    account: (kind) => {
      const known = ACCOUNTS.find((account) => account === kind)
      return known ? t(`account.${known}`) : kind
    },
  }
}
