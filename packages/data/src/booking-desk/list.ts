import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { keysetPages } from '../client/keyset-pages.ts'
import { rows } from '../vocabulary.ts'
import { type DeskBooking, deskBooking } from './booking.ts'
import { type BookingListFilter, bookingDeskKeys } from './keys.ts'

const PAGE_SIZE = 20

/** The bookings of a business that match the filter, a page at a time; the previous result stays until the next comes. */
export function useBookingList(vendorId: string, filter: BookingListFilter) {
  const search = filter.search.trim()
  return useInfiniteQuery({
    queryKey: bookingDeskKeys.list(vendorId, { ...filter, search }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    ...keysetPages(
      PAGE_SIZE,
      (after: DeskBooking | undefined, signal): Promise<readonly DeskBooking[]> =>
        call(
          'vendor_bookings',
          {
            vendor_id: vendorId,
            scope: filter.scope,
            limit_count: PAGE_SIZE,
            ...(filter.person ? { resource_id: filter.person } : {}),
            ...(search ? { search } : {}),
            ...(after ? { after: after.starts_at, after_id: after.id } : {}),
          },
          rows(deskBooking),
          signal,
        ),
    ),
  })
}
