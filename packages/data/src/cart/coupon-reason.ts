import { vocabulary } from '../vocabulary.ts'

/** Why a coupon takes nothing off; `unknown` where there is no such coupon, or this build does not know the reason. */
export const couponReason = vocabulary(
  [
    'minimum',
    'used',
    'first_order',
    'exhausted',
    'other_vendor',
    'not_for_these',
    'hours',
    'no_delivery',
    'unknown',
  ],
  'unknown',
)
