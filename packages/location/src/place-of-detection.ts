import type { Naming } from './find-address.ts'
import type { Place } from './place-store.ts'
import type { Fix } from './position.ts'

/** The labels that are sentences, in the reader's language. */
export interface PlaceWords {
  readonly near: (at: { readonly lat: string; readonly lng: string }) => string
  readonly unknown: (at: { readonly lat: string; readonly lng: string }) => string
  /** Such as "Your Current Area". */
  readonly currentArea: string
}

type Words = Pick<Place, 'name'> & {
  readonly address: string
  readonly formattedAddress: string
  readonly locality?: string | undefined
  readonly area?: string | undefined
  readonly administrativeArea?: string | undefined
}

function worded(naming: Naming | undefined, words: PlaceWords): Words {
  const called = (name: string): Words => ({ name, address: name, formattedAddress: name })
  switch (naming?.kind) {
    case undefined:
      return called(words.currentArea)
    case 'near':
      return called(words.near(naming))
    case 'unknown':
      return called(words.unknown(naming))
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

/** A found position with its name as a place with all its details (Spec §3 Location). */
export function placeOf(
  fix: Fix,
  naming: Naming | undefined,
  source: 'device' | 'network',
  words: PlaceWords,
  now: number,
): Place {
  const { lat, lng, accuracyM } = fix
  const { name, ...address } = worded(naming, words)
  const details = { ...address, placeId: `${lat},${lng}`, timestamp: now, accuracyM }
  return { lat, lng, name, source, details }
}
