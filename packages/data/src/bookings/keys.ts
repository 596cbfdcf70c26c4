import type { LatLng } from '@angadi/domain/geo.ts'
import type { BookingRequest } from './booking-request.ts'
import type { VisitStep } from './visit-step.ts'

/** What a list of vendors is narrowed and sorted by. */
export interface BookableFilter {
  readonly trade: string
  readonly search?: string | undefined
  readonly section?: string | undefined
  readonly sort?: 'nearest' | 'top_rated' | undefined
}

const point = ({ lat, lng }: LatLng) => ({ lat, lng })

/** Query keys of what is booked at a time, of every trade that is booked. */
export const bookingKeys = {
  all: ['bookings'] as const,
  /** The free times of a vendor, for whatever is chosen there. */
  freeAt: (vendorId: string) => ['bookings', 'free', vendorId] as const,
  free: (
    vendorId: string,
    steps: readonly VisitStep[],
    fromDay: string,
    place?: { readonly lat: number; readonly lng: number },
  ) => ['bookings', 'free', vendorId, steps, fromDay, place] as const,
  vendors: (filter: BookableFilter, at: LatLng) => ['bookings', 'vendors', filter, point(at)] as const,
  people: (trade: string, search: string, at: LatLng) =>
    ['bookings', 'people', trade, search, point(at)] as const,
  services: (trade: string, search: string, at: LatLng) =>
    ['bookings', 'services', trade, search, point(at)] as const,
  vendor: (ref: string, trade: string) => ['bookings', 'vendor', trade, ref] as const,
  allHolds: ['bookings', 'hold'] as const,
  hold: (userId: string | null, vendorId: string) => ['bookings', 'hold', userId, vendorId] as const,
  next: (userId: string | null, vendorKind: string) => ['bookings', 'next', userId, vendorKind] as const,
  quote: (userId: string | null, request: BookingRequest) => ['bookings', 'quote', userId, request] as const,
}
