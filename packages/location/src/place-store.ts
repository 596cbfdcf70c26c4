import type { LatLng } from '@angadi/domain/geo.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Where things are wanted: a point and the name that people call it. */
export interface Place extends LatLng {
  readonly name: string
  /** How it was found: by the device, from a saved address, or picked from the towns. */
  readonly source: 'device' | 'address' | 'town'
  /** The saved address it stands for. */
  readonly addressId?: string | undefined
}

interface PlaceState {
  readonly place: Place | undefined
  readonly choose: (place: Place) => void
}

/** The place that lists, fees and distances are reckoned from; kept for the next visit (Spec §3 userLocation). */
export const usePlace = create<PlaceState>()(
  persist((set) => ({ place: undefined, choose: (place) => set({ place }) }), {
    name: 'userLocation',
    version: 1,
  }),
)
