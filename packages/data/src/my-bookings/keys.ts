/** Query keys of what a customer has booked. */
export const myBookingKeys = {
  all: ['my-bookings'] as const,
  list: (userId: string | null, isPast: boolean) => ['my-bookings', 'list', userId, { isPast }] as const,
  movingTimes: (bookingId: string, fromDay: string) =>
    ['my-bookings', 'moving-times', bookingId, fromDay] as const,
  /** The address for calendars of one's own bookings, or of those of somebody at a vendor. */
  feed: (userId: string | null, resourceId: string | undefined) =>
    ['my-bookings', 'feed', userId, resourceId] as const,
}
