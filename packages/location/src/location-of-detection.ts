import type { DeliveryLocation } from './delivery-location-store.ts'
import type { Naming } from './find-address.ts'
import type { Fix } from './position.ts'

/** The translated labels. */
export interface LocationLabels {
  readonly near: (at: { readonly lat: string; readonly lng: string }) => string
  readonly unknown: (at: { readonly lat: string; readonly lng: string }) => string
  /** Such as "Your Current Area". */
  readonly currentArea: string
}

type Translate = Pick<DeliveryLocation, 'name'> & {
  readonly address: string
  readonly formattedAddress: string
  readonly locality?: string | undefined
  readonly area?: string | undefined
  readonly administrativeArea?: string | undefined
}

function worded(naming: Naming | undefined, labels: LocationLabels): Translate {
  const called = (name: string): Translate => ({ name, address: name, formattedAddress: name })
  switch (naming?.kind) {
    case undefined:
      return called(labels.currentArea)
    case 'near':
      return called(labels.near(naming))
    case 'unknown':
      return called(labels.unknown(naming))
    case 'guess': {
      const { shortName, city } = naming
      const address = shortName === city ? city : `${shortName}, ${city}`
      return { name: shortName, address, formattedAddress: address, locality: city, area: shortName }
    }
    case 'address': {
      const { shortName, ...address } = naming.address
      return { name: shortName, ...address }
    }
  }
}

/** The delivery location of a detected position, with its name and details (Spec §3 Location). */
export function locationOf(
  fix: Fix,
  naming: Naming | undefined,
  source: 'device' | 'network',
  labels: LocationLabels,
  now: number,
): DeliveryLocation {
  const { lat, lng, accuracyM } = fix
  const { name, ...address } = worded(naming, labels)
  const details = { ...address, placeId: `${lat},${lng}`, timestamp: now, accuracyM }
  return { lat, lng, name, source, details }
}
