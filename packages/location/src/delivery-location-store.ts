import type { LatLng } from '@angadi/domain/geo.ts'
import type { Transition } from '@angadi/domain/location/transition.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { STORED_LOCATION } from './stored-location.ts'

/** Details of a location that was detected, not chosen (Spec §3 Location). */
export interface LocationDetails {
  readonly address: string
  readonly formattedAddress: string
  readonly locality?: string | undefined
  readonly area?: string | undefined
  readonly administrativeArea?: string | undefined
  /** Built from latitude and longitude. */
  readonly placeId: string
  /** In milliseconds since 1970. */
  readonly timestamp: number
  readonly accuracyM: number
  /** The latest move between areas during live tracking. */
  readonly transition?: Transition | undefined
}

/** The location for deliveries: a point and its short name. */
export interface DeliveryLocation extends LatLng {
  /** Composed of latitude and longitude. */
  readonly name: string
  /** How it was found: by the device, by the IP address, from a saved address, or picked from the towns. */
  readonly source: 'device' | 'network' | 'address' | 'town'
  /** The saved address it refers to. */
  readonly addressId?: string | undefined
  /** Set for a location found by the device or the IP address. */
  readonly details?: LocationDetails | undefined
}

interface DeliveryLocationState {
  readonly location: DeliveryLocation | undefined
  readonly choose: (location: DeliveryLocation) => void
}

/** The location from which lists, fees and distances are computed; stored for the next visit (Spec §3 userLocation). */
export const useDeliveryLocation = create<DeliveryLocationState>()(
  persist((set) => ({ location: undefined, choose: (location) => set({ location }) }), STORED_LOCATION),
)
