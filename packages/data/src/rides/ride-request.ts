import type { LatLng } from '@angadi/domain/geo.ts'

/** The ways in which a ride is hired: from here to there, by the hour, or to another town. */
export const RIDE_MODES = ['trip', 'rental', 'intercity'] as const
export type RideMode = (typeof RIDE_MODES)[number]

/** A place at which a ride stops, as it is shown. */
export interface RidePlace extends LatLng {
  readonly label: string
  readonly landmark?: string | undefined
}

/** What the price of a ride follows from, before a vehicle is chosen. */
export interface RideAsk {
  /** Two to five: the pick-up first, the drop last. */
  readonly stops: readonly RidePlace[]
  readonly mode: RideMode
  /** 1 to 12, of a rental. */
  readonly hours?: number | undefined
  /** The ISO time of a ride that is ordered ahead; undefined for now. */
  readonly at?: string | undefined
}

/** A ride as it is ordered. */
export interface RideRequest extends RideAsk {
  readonly vehicle: string
  /** Somebody else who rides. */
  readonly rider?: { readonly name: string; readonly phone: string } | undefined
  readonly womenDriver?: 'prefer' | 'must' | undefined
  readonly note?: string | undefined
}

/** Stops as the server reads them: no precision beyond a decimetre, so that a pin that trembles asks once. */
export function stopsForCall(stops: readonly RidePlace[]) {
  return stops.map(({ lat, lng, label, landmark }) => ({
    lat: Math.round(lat * 1e6) / 1e6,
    lng: Math.round(lng * 1e6) / 1e6,
    label,
    ...(landmark ? { landmark } : {}),
  }))
}

/** What `ride_options` reads. */
export function askForCall({ stops, mode, hours, at }: RideAsk) {
  return {
    stops: stopsForCall(stops),
    mode,
    ...(mode === 'rental' && hours ? { hours } : {}),
    ...(at ? { at } : {}),
  }
}

/** What `quote_order` reads of a ride. */
export function requestForCall(request: RideRequest) {
  const { vehicle, rider, womenDriver, note } = request
  return {
    trade: 'ride',
    kind: 'ride',
    ...askForCall(request),
    vehicle,
    ...(rider ? { rider: { ...rider } } : {}),
    ...(womenDriver ? { women_driver: womenDriver } : {}),
    ...(note ? { note } : {}),
  }
}
