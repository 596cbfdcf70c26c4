import type { Address } from '@angadi/data/addresses/addresses.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'

/** A saved address as a delivery location for lists and fees. */
export function locationOfAddress({
  id,
  label,
  lat,
  lng,
}: Pick<Address, 'id' | 'label' | 'lat' | 'lng'>): DeliveryLocation {
  return { lat, lng, name: label, source: 'address', addressId: id }
}
