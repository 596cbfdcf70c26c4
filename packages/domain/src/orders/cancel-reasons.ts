/** Why a customer may say that an order is cancelled. */
export const CUSTOMER_CANCEL_REASONS = [
  'changed_mind',
  'ordered_by_mistake',
  'too_slow',
  'wrong_address',
] as const

/** Why a restaurant or shop may refuse or cancel. */
export const VENDOR_CANCEL_REASONS = ['items_unavailable', 'too_busy', 'closing', 'cannot_deliver'] as const

/** Why an administrator may cancel. */
export const ADMIN_CANCEL_REASONS = [
  'customer_request',
  'vendor_problem',
  'courier_problem',
  'fraud',
  'other',
] as const

/** Why the system cancels by itself. */
const SYSTEM_CANCEL_REASONS = ['not_accepted_in_time', 'no_courier'] as const

/** All of them, whoever gives them. */
export const CANCEL_REASONS = [
  ...CUSTOMER_CANCEL_REASONS,
  ...VENDOR_CANCEL_REASONS,
  ...ADMIN_CANCEL_REASONS,
  ...SYSTEM_CANCEL_REASONS,
] as const

export type CustomerCancelReason = (typeof CUSTOMER_CANCEL_REASONS)[number]
export type VendorCancelReason = (typeof VENDOR_CANCEL_REASONS)[number]
export type AdminCancelReason = (typeof ADMIN_CANCEL_REASONS)[number]
export type CancelReason = (typeof CANCEL_REASONS)[number]
