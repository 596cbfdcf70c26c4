/** The trades whose vendors an administrator adds. */
export const ADDED_KINDS = ['food', 'grocery', 'shopping'] as const
export type AddedKind = (typeof ADDED_KINDS)[number]

/** The limits of a new vendor, as the database checks them; commission in percent of its items. */
export const NEW_VENDOR_LIMITS = {
  name: { least: 2, most: 80 },
  address: { least: 5, most: 200 },
  area: { most: 60 },
  commission: { least: 0, most: 40 },
} as const

/** What is proposed as commission, in percent: what is usual in the trade. */
export const USUAL_COMMISSION: Readonly<Record<AddedKind, number>> = { food: 18, grocery: 8, shopping: 10 }

/** A point on the map, in degrees. */
export interface Place {
  readonly lat: number
  readonly lng: number
}

const NUMBER = String.raw`-?\d{1,3}(?:\.\d+)?`
const PLACE = new RegExp(
  `(?:^|[^\\d.-])(${NUMBER})\\s*°?\\s*N?\\s*[,;\\s]\\s*(${NUMBER})\\s*°?\\s*E?(?![\\d.])`,
)

/**
 * The point that a text names as map apps copy it: "17.6814, 77.6074", also within the link of a map. Undefined where
 * there is none.
 */
export function readPlace(text: string): Place | undefined {
  const [, lat, lng] = PLACE.exec(text.trim()) ?? []
  if (lat === undefined || lng === undefined) return undefined
  const place = { lat: Number(lat), lng: Number(lng) }
  return Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180 ? place : undefined
}

/** A percentage as the database keeps it, in hundredths; undefined for what is none or beyond the limits. */
export function readCommission(text: string): number | undefined {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text.trim())) return undefined
  const percent = Number(text)
  const { least, most } = NEW_VENDOR_LIMITS.commission
  return percent >= least && percent <= most ? Math.round(percent * 100) : undefined
}
