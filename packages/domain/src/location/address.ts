/** An address from a geocoder (Spec §3 Location). */
export interface GeocodedAddress {
  /** Up to three parts, for display, such as "Madhapur, Hyderabad, Telangana". */
  readonly address: string
  /** As the geocoder writes it. */
  readonly formattedAddress: string
  /** The short name for display. */
  readonly shortName: string
  readonly locality: string | undefined
  readonly area: string | undefined
  readonly administrativeArea: string | undefined
}

/** An address from a geocoder must be longer than this to be accepted (Spec §5 Address from geocoding). */
const TOO_SHORT = 10
/** How many parts of an address are shown (Spec §5 Address from geocoding). */
const PARTS = 3

/** The parts of an address that geocoders return, from small to large. */
export interface AddressParts {
  readonly area?: string | undefined
  readonly locality?: string | undefined
  readonly administrativeArea?: string | undefined
}

/**
 * The address in a geocoder's answer: accepted only if longer than ten characters, up to three parts joined (Spec §5
 * Address from geocoding).
 */
export function addressFrom(parts: AddressParts, formatted: string | undefined): GeocodedAddress | undefined {
  const { area, locality, administrativeArea } = parts
  const named = [area, locality, administrativeArea].filter((part) => part !== undefined)
  const written = (formatted ?? '').split(',').map((part) => part.trim())
  const known = [...new Set(named.length > 0 ? named : written)].filter((part) => part !== '')
  const address = known.slice(0, PARTS).join(', ')
  const [shortName] = known
  if (shortName === undefined || address.length <= TOO_SHORT) return undefined
  return { address, formattedAddress: formatted ?? address, shortName, locality, area, administrativeArea }
}
