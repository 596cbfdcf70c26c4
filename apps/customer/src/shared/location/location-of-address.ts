import type { Address } from '@angadi/data/addresses/addresses.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'

/** What a delivery location takes from a saved address. */
export type LocatedAddress = Pick<Address, 'id' | 'label' | 'lat' | 'lng'>

/** A saved address as a delivery location for lists and fees. */
export function locationOfAddress({ id, label, lat, lng }: LocatedAddress): DeliveryLocation {
  return { lat, lng, name: label, source: 'address', addressId: id }
}
