import type { Transition } from '@angadi/domain/location/transition.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Fix, PositionError } from './position.ts'

interface DevicePositionState {
  /** The device's last position with its accuracy; stored for the next visit (Spec §3 userCoordinates). */
  readonly coordinates: Fix | undefined
  /** A position is being requested. */
  readonly isFinding: boolean
  /** Why the last attempt failed. */
  readonly problem: PositionError | undefined
  /** Live tracking is on (Spec §4 Live tracking). */
  readonly isFollowing: boolean
  /** The last change of the short name. */
  readonly transition: Transition | undefined
}

/** The position of the device, which is not always the delivery location. */
export const useDevicePosition = create<DevicePositionState>()(
  persist(
    (): DevicePositionState => ({
      coordinates: undefined,
      isFinding: false,
      problem: undefined,
      isFollowing: false,
      transition: undefined,
    }),
    { name: 'userCoordinates', version: 1, partialize: ({ coordinates }) => ({ coordinates }) },
  ),
)
