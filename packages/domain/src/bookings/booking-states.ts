/** The states of a booking that is an order; what is only kept for a moment has none of them. */
export const BOOKING_STATES = [
  'pending',
  'confirmed',
  'in_progress',
  'completed',
  'cancelled',
  'declined',
  'skipped',
  'no_show',
] as const
export type BookingState = (typeof BOOKING_STATES)[number]

/** Whether a booking is still to come, or under way. */
export function isToCome(state: BookingState): boolean {
  return state === 'pending' || state === 'confirmed' || state === 'in_progress'
}
