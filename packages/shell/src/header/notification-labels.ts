import type { Resources } from '@angadi/i18n/resources.ts'
import type { useTranslation } from '@angadi/i18n/use-translation.ts'

type Template = keyof Resources['notifications']
type Translate = ReturnType<typeof useTranslation<['shell', 'common', 'notifications', 'header']>>['t']

const TEMPLATES: readonly Template[] = [
  'order_compensated',
  'order_confirmed',
  'order_preparing',
  'order_ready',
  'order_out_for_delivery',
  'order_delivered',
  'order_cancelled',
  'order_cancelled_refund',
  'order_cancelled_credit',
  'order_cancelled_cash',
  'order_on_way',
  'order_preparing_pickup',
  'order_collected',
  'order_no_courier',
  'order_due',
  'order_takes_longer',
  'dish_ran_out',
  'order_due_pickup',
  'order_moved',
  'payout_account_changed',
  'payout_failed',
  'payout_paid',
  'refund_issued',
  'wallet_credited',
  'vendor_order_new',
  'vendor_order_cancelled',
  'vendor_order_waiting',
  'vendor_order_due',
  'vendor_order_moved',
  'job_assigned',
  'job_cancelled',
  'bill_due',
  'complaint_answered',
  'payment_succeeded',
  'payment_failed',
  'message_new',
  'service_open',
  'area_open',
  'parcel_packed',
  'parcel_shipped',
  'parcel_near',
  'parcel_delivered',
  'parcel_late',
  'parcel_attempted',
  'return_approved',
  'return_rejected',
  'return_received',
  'return_refunded',
  'return_exchanged',
  'return_declined',
  'vendor_return_new',
  'vendor_order_refunded',
  'question_answered',
  'vendor_question_new',
  'wish_cheaper',
  'wish_back',
  'subscription_price_changed',
  'subscription_price_asked',
  'subscription_skipped_wallet',
  'subscription_skipped_price',
  'subscription_skipped_unavailable',
  'subscription_skipped_vendor',
  'subscription_delivered',
  'subscription_not_delivered',
  'subscription_wallet_low',
  'round_not_confirmed',
  'vendor_claim_new',
  'vendor_claim_refunded',
  'claim_refused',
  'bottles_confirmed',
  'substitution_offered',
  'picking_changed',
  'ticket_answered',
  'ticket_closed',
  'admin_ticket_due',
  'review_replied',
  'review_removed',
  'question_removed',
  'vendor_low_rating',
  'order_door_wait',
  'order_undelivered_kept',
  'order_undelivered_back',
  'order_undelivered_cash',
  'vendor_undelivered_kept',
  'vendor_undelivered_back',
  'vendor_handed_back',
  'admin_courier_help',
  'vendor_suspended',
  'vendor_resumed',
  'courier_suspended',
  'courier_resumed',
]

export interface StoredNotification {
  readonly title: string
  readonly message: string
  readonly template: string
  readonly params: unknown
}

/** A notification in the user's language; one that this build does not know is shown in the server's English. */
export function notificationLabels(t: Translate, { title, message, template, params }: StoredNotification) {
  const figures = typeof params === 'object' && params !== null ? { ...params } : {}
  if (template === 'admin_no_courier')
    return {
      title: t('header:told.adminNoCourier.title', figures),
      message: t('header:told.adminNoCourier.message', figures),
    }
  const known = TEMPLATES.find((candidate) => candidate === template)
  if (!known) return { title, message }
  return {
    title: t(`notifications:${known}.title`, figures),
    message: t(`notifications:${known}.message`, figures),
  }
}
