import type { Address } from '@angadi/data/addresses/addresses.ts'
import type { Place } from '@angadi/location/place-store.ts'

/** A saved address as the place that lists and fees are reckoned from. */
export function placeOfAddress({ id, label, lat, lng }: Address): Place {
  return { lat, lng, name: label, source: 'address', addressId: id }
}
