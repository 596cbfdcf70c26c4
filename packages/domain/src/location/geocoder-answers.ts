import { addressFrom, type GeocodedAddress } from './address.ts'
import { firstText, textAt, valueAt } from './json-at.ts'

function component(components: unknown, kind: string): string | undefined {
  if (!Array.isArray(components)) return undefined
  const found = components.find((one) => {
    const types = valueAt(one, 'types')
    return Array.isArray(types) && types.includes(kind)
  })
  return textAt(found, 'long_name')
}

/** Reads the answer of geocode-location: results[0], or the address itself (Spec §7 Function geocode-location). */
export function readGeocodeFunction(json: unknown): GeocodedAddress | undefined {
  const result = valueAt(json, 'success') === true ? valueAt(json, 'results', 0) : undefined
  const answer = result ?? json
  const components = valueAt(answer, 'address_components')
  return addressFrom(
    {
      area: component(components, 'sublocality') ?? component(components, 'route'),
      locality: component(components, 'locality'),
      administrativeArea: component(components, 'administrative_area_level_1'),
    },
    textAt(answer, 'formatted_address'),
  )
}

/** Reads the answer of the open map geocoder (Spec §7 Reverse geocoding). */
export function readNominatim(json: unknown): GeocodedAddress | undefined {
  const first = (...keys: readonly string[]) =>
    firstText(
      json,
      keys.map((key) => ['address', key]),
    )
  return addressFrom(
    {
      area: first('suburb', 'neighbourhood', 'quarter', 'city_district', 'road'),
      locality: first('city', 'town', 'village', 'municipality'),
      administrativeArea: first('state'),
    },
    textAt(json, 'display_name'),
  )
}

/** Reads the answer of the second geocoder (Spec §7 Reverse geocoding). */
export function readBigDataCloud(json: unknown): GeocodedAddress | undefined {
  const parts = {
    area: textAt(json, 'locality'),
    locality: textAt(json, 'city'),
    administrativeArea: textAt(json, 'principalSubdivision'),
  }
  return addressFrom(parts, undefined)
}
