/** Reasons a customer may give for cancelling. */
export const CUSTOMER_CANCEL_REASONS = [
  'changed_mind',
  'ordered_by_mistake',
  'too_slow',
  'wrong_address',
] as const

/** Reasons a vendor may give for refusing or cancelling. */
export const VENDOR_CANCEL_REASONS = ['items_unavailable', 'too_busy', 'closing', 'cannot_deliver'] as const

/** Reasons an administrator may give for cancelling. */
export const ADMIN_CANCEL_REASONS = [
  'customer_request',
  'vendor_problem',
  'courier_problem',
  'nobody_at_door',
  'fraud',
  'other',
] as const

/** Reasons for which the system cancels. */
const SYSTEM_CANCEL_REASONS = ['not_accepted_in_time', 'no_courier', 'not_deliverable', 'ran_out'] as const

/** Reasons for which a recharge or a bill payment is cancelled and refunded. */
export const PAYMENT_CANCEL_REASONS = ['payment_failed', 'payment_unconfirmed'] as const

/** Reasons for which a delivery of a subscription is cancelled and refunded. */
export const SUBSCRIPTION_CANCEL_REASONS = ['missed_delivery', 'round_not_confirmed'] as const

/** Reasons for which a booking alone is cancelled: they say by themselves who could not. */
export const BOOKING_ONLY_REASONS = ['time_taken', 'customer_absent', 'professional_absent'] as const

/** Reasons for which a ride ends without being driven, or goes back to find another driver. */
export const RIDE_REASONS = [
  'no_driver',
  'rider_absent',
  'rider_asked',
  'ride_vehicle_broke',
  'ride_unsafe',
  'ride_wrong_vehicle',
  'ride_too_far',
  'ride_other_work',
] as const

/** All reasons. */
export const CANCEL_REASONS = [
  ...CUSTOMER_CANCEL_REASONS,
  ...VENDOR_CANCEL_REASONS,
  ...ADMIN_CANCEL_REASONS,
  ...SYSTEM_CANCEL_REASONS,
] as const

/** What an order's history notes beside its steps, in the same place as a reason. */
export const HISTORY_NOTES = ['door_wait', 'door_picture', 'handed_back', 'courier_help'] as const

/** What the history of a ride notes in the same place. */
export const RIDE_NOTES = ['ride_changed', 'ride_help', 'sos'] as const

/** What the history of a parcel notes there: why an attempt failed, and what its sender chose. */
export const PARCEL_NOTES = [
  'parcel_nobody_there',
  'parcel_wrong_address',
  'parcel_cannot_reach',
  'parcel_refused',
  'parcel_retry',
  'parcel_return',
] as const

export type CustomerCancelReason = (typeof CUSTOMER_CANCEL_REASONS)[number]
export type VendorCancelReason = (typeof VENDOR_CANCEL_REASONS)[number]
export type AdminCancelReason = (typeof ADMIN_CANCEL_REASONS)[number]
