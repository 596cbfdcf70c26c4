import { isRatingTold } from '../reviews/told-rating.ts'
/** What of a vendor search engines are told. */
export interface StructuredVendorInput {
  readonly name: string
  readonly kind: string
  readonly address: string
  readonly lat: number
  readonly lng: number
  readonly rating: number | null
  readonly ratings_count: number
  readonly cuisine_names: readonly string[]
  readonly region: { readonly name: string }
  /** Weekdays from 0, Sunday; opens and closes as HH:MM:SS. */
  readonly hours: readonly { readonly weekday: number; readonly opens: string; readonly closes: string }[]
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const TYPES: Readonly<Record<string, string>> = {
  food: 'Restaurant',
  grocery: 'GroceryStore',
  shopping: 'Store',
  beauty: 'HealthAndBeautyBusiness',
  health: 'MedicalBusiness',
}

/**
 * The structured data of a vendor's page, by schema.org: a LocalBusiness of its trade, with its rating only where
 * enough customers have really rated it (Spec §9).
 *
 * @param address the address of its page
 * @param picture the address of its picture
 */
export function structuredVendor(
  vendor: StructuredVendorInput,
  address: string,
  picture: string | undefined,
): Readonly<Record<string, unknown>> {
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[vendor.kind] ?? 'LocalBusiness',
    name: vendor.name,
    url: address,
    ...(picture === undefined ? {} : { image: picture }),
    ...(vendor.cuisine_names.length > 0 ? { servesCuisine: vendor.cuisine_names } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: vendor.address,
      addressLocality: vendor.region.name,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', latitude: vendor.lat, longitude: vendor.lng },
    openingHoursSpecification: vendor.hours.map(({ weekday, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS[weekday],
      opens: opens.slice(0, 5),
      // The same hour twice is the whole day.
      closes: opens === closes ? '23:59' : closes.slice(0, 5),
    })),
    ...(isRatingTold(vendor)
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: vendor.rating,
            ratingCount: vendor.ratings_count,
            bestRating: 5,
          },
        }
      : {}),
  }
}
