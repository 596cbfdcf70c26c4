import type { LatLng } from '@angadi/domain/geo.ts'
import type { Transition } from '@angadi/domain/location/transition.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** What is known of a place that was found rather than chosen (Spec §3 Location). */
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
  /** From where one has moved here, while being followed. */
  readonly transition?: Transition | undefined
}

/** Where things are wanted: a point and the name that people call it. */
export interface DeliveryLocation extends LatLng {
  /** The short name. */
  readonly name: string
  /** How it was found: by the device, by the network's address, from a saved address, or picked from the towns. */
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
  persist((set) => ({ location: undefined, choose: (location) => set({ location }) }), {
    name: 'userLocation',
    version: 1,
  }),
)
