import type { ErrorKey } from './app-error.ts'

/** The stable codes of the database that have a sentence of their own. */
const KNOWN_CODES = [
  'address_not_found',
  'admin_exists',
  'already_rated',
  'cart_full',
  'cart_item_not_found',
  'cash_limit_reached',
  'confirmation_wrong',
  'courier_not_verified',
  'hands_full',
  'has_active_job',
  'instructions_too_long',
  'item_not_found',
  'item_sold_out',
  'not_completed',
  'not_your_vendor',
  'offer_not_found',
  'options_invalid',
  'order_not_found',
  'order_transition_not_allowed',
  'pause_invalid',
  'payment_method_unavailable',
  'place_invalid',
  'prep_minutes_invalid',
  'quantity_invalid',
  'quote_not_found',
  'quote_used',
  'rating_closed',
  'reason_invalid',
  'reorder_impossible',
  'review_too_long',
  'role_not_self_assignable',
  'role_required',
  'session_not_found',
  'sign_in_required',
  'stars_invalid',
  'too_many_addresses',
  'too_many_exports',
  'too_many_orders',
  'too_many_quotes',
  'topic_forbidden',
  'until_in_the_past',
  'vendor_not_found',
  'vendor_suspended',
  'wallet_not_empty',
  'wallet_too_low',
] as const satisfies readonly ErrorKey[]

type KnownCode = (typeof KNOWN_CODES)[number]

/** Whether there is a sentence for a code of the database. */
export function isKnownCode(code: string): code is KnownCode {
  return KNOWN_CODES.some((known) => known === code)
}
