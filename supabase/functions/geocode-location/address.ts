import { textAt } from '../_shared/upstream.ts'

/** One part of an address with its kinds, as geocoding services name them. */
interface AddressComponent {
  readonly long_name: string
  readonly short_name: string
  readonly types: readonly string[]
}

/** An address in the shape that clients read (Spec §7 geocode-location). */
export interface Address {
  readonly address_components: readonly AddressComponent[]
  readonly formatted_address: string
}

type Part = readonly [kind: string, name: string | undefined]

function addressFrom(parts: readonly Part[], formatted: string | undefined): Address | undefined {
  const known = parts.flatMap(([kind, name]) => (name === undefined ? [] : [{ kind, name }]))
  const names = [...new Set(known.map(({ name }) => name))]
  const text = formatted ?? names.join(', ')
  if (text === '') return undefined
  return {
    address_components: known.map(({ kind, name }) => ({ long_name: name, short_name: name, types: [kind] })),
    formatted_address: text,
  }
}

/** Reads an answer of Nominatim's /reverse. */
export function fromNominatim(json: unknown): Address | undefined {
  const part = (...keys: readonly string[]) =>
    keys.map((key) => textAt(json, 'address', key)).find((name) => name !== undefined)
  return addressFrom(
    [
      ['route', part('road', 'pedestrian')],
      ['sublocality', part('suburb', 'neighbourhood', 'quarter', 'city_district')],
      ['locality', part('city', 'town', 'village', 'municipality')],
      ['administrative_area_level_2', part('state_district', 'county')],
      ['administrative_area_level_1', part('state')],
      ['postal_code', part('postcode')],
      ['country', part('country')],
    ],
    textAt(json, 'display_name'),
  )
}

/** Reads an answer of BigDataCloud's reverse-geocode-client. */
export function fromBigDataCloud(json: unknown): Address | undefined {
  return addressFrom(
    [
      ['sublocality', textAt(json, 'locality')],
      ['locality', textAt(json, 'city')],
      ['administrative_area_level_1', textAt(json, 'principalSubdivision')],
      ['postal_code', textAt(json, 'postcode')],
      ['country', textAt(json, 'countryName')],
    ],
    undefined,
  )
}
