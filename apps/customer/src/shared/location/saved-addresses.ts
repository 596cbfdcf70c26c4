import type { Address } from '@angadi/data/addresses/addresses.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface SavedAddresses {
  /** Whose they are. */
  readonly userId: string | undefined
  readonly addresses: readonly Address[]
}

const NOBODYS: SavedAddresses = { userId: undefined, addresses: [] }

/** The saved addresses of whoever is signed in, for when there is no network (Spec §3 Local storage keys). */
export const useStoredAddresses = create<SavedAddresses>()(
  persist(() => NOBODYS, { name: 'savedAddresses', version: 1 }),
)

/** Forgets them: who signs out leaves no address behind. */
export function forgetAddresses(): void {
  useStoredAddresses.setState(NOBODYS)
  useStoredAddresses.persist.clearStorage()
}
