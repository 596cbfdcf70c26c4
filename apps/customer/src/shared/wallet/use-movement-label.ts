import { useTranslation } from '@angadi/i18n/use-translation.ts'

const KINDS = [
  'order_paid',
  'order_settled',
  'order_refunded',
  'compensation',
  'wallet_credit',
  'wallet_topup',
  'gift_code',
  'wallet_expired',
  'dispute_ended',
  'referral_credit',
  'referral_taken_back',
  'cash_deposit',
  'payout',
  'missed_delivery',
  'bottles_returned',
  'not_picked',
  'returned',
  'help',
  'membership',
  'tip',
] as const

/** Says what kind of movement of the wallet one is; a kind that this build does not know is an adjustment. */
export function useMovementLabel(): (kind: string) => string {
  const { t } = useTranslation('wallet')
  return (kind) => t(`kind.${KINDS.find((one) => one === kind) ?? 'adjustment'}`)
}
