import type { Address } from '@angadi/data/addresses/addresses.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface SavedAddresses {
  /** The user whose addresses they are. */
  readonly userId: string | undefined
  readonly addresses: readonly Address[]
}

const NOBODYS: SavedAddresses = { userId: undefined, addresses: [] }

/** The saved addresses of the signed-in user, for use without a network (Spec §3 Local storage keys). */
export const useStoredAddresses = create<SavedAddresses>()(
  persist(() => NOBODYS, { name: 'savedAddresses', version: 1 }),
)

/** Deletes them, so that signing out leaves no address behind. */
export function forgetAddresses(): void {
  useStoredAddresses.setState(NOBODYS)
  useStoredAddresses.persist.clearStorage()
}
