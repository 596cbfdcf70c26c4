import { geocoder } from '@angadi/data/location/geocoder.ts'
import type { LatLng } from '@angadi/domain/geo.ts'
import type { GeocodedAddress } from '@angadi/domain/location/address.ts'
import { townNear } from '@angadi/location/towns.ts'
import { useRef, useState } from 'react'

/** What is known about the place of a pin; the fields are those of an address. */
export interface NamedPlace {
  /** For reading, such as "Kavuri Hills, Madhapur, Hyderabad". */
  readonly text: string
  readonly street: string | undefined
  readonly city: string | undefined
  readonly pincode: string | undefined
}

/** Asks for the address of a point. */
export type AddressAt = (point: LatLng) => Promise<GeocodedAddress | undefined>

/**
 * Names the place of the pin once it has been set; the last pin wins. Without an answer of the server the nearest town
 * is named, so that a lost network costs only the street.
 *
 * @param ask the server call
 */
export function useNamedPlace(ask: AddressAt = geocoder.addressAt): {
  readonly place: NamedPlace | undefined
  readonly name: (point: LatLng) => Promise<NamedPlace | undefined>
} {
  const [place, setPlace] = useState<NamedPlace>()
  const last = useRef<LatLng>(undefined)
  const name = async (point: LatLng) => {
    last.current = point
    const address = await ask(point).catch(() => undefined)
    if (last.current !== point) return undefined
    const found = placeOf(point, address)
    setPlace(found)
    return found
  }
  return { place, name }
}

function placeOf(point: LatLng, address: GeocodedAddress | undefined): NamedPlace | undefined {
  const town = townNear(point)
  if (!address && !town) return undefined
  return {
    text:
      address?.address ??
      (town && town.name !== town.city ? `${town.name}, ${town.city}` : (town?.name ?? '')),
    street: address?.area ?? (address?.shortName === address?.locality ? undefined : address?.shortName),
    city: town?.city ?? address?.locality,
    pincode: /\b[1-9]\d{5}\b/.exec(address?.formattedAddress ?? '')?.[0] ?? town?.pincode,
  }
}
