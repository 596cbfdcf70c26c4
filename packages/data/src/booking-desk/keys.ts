/** What of a business's bookings a list shows. */
export interface BookingListFilter {
  readonly scope: 'requests' | 'today' | 'upcoming' | 'past'
  readonly person: string | undefined
  readonly search: string
}

/** Query keys of the desk of whoever sells time. */
export const bookingDeskKeys = {
  all: ['booking-desk'] as const,
  /** Everything of one business. */
  of: (vendorId: string) => ['booking-desk', vendorId] as const,
  calendar: (vendorId: string, from: string, days: number) =>
    ['booking-desk', vendorId, 'calendar', from, days] as const,
  days: (vendorId: string, from: string, days: number) =>
    ['booking-desk', vendorId, 'days', from, days] as const,
  list: (vendorId: string, filter: BookingListFilter) => ['booking-desk', vendorId, 'list', filter] as const,
  waiting: (vendorId: string) => ['booking-desk', vendorId, 'waiting'] as const,
  services: (vendorId: string) => ['booking-desk', vendorId, 'services'] as const,
  walkInTime: (vendorId: string, steps: string) => ['booking-desk', vendorId, 'walk-in-time', steps] as const,
  absence: (vendorId: string, resourceId: string, day: string) =>
    ['booking-desk', vendorId, 'absence', resourceId, day] as const,
}
