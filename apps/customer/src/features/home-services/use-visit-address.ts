import { type Address, useAddresses } from '@angadi/data/addresses/addresses.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { useState } from 'react'

/** Where a visit is to be. */
export interface VisitAddress {
  readonly addresses: readonly Address[]
  /** Undefined while they load, for a guest, and where there is none. */
  readonly address: Address | undefined
  readonly choose: (id: string) => void
  readonly isGuest: boolean
}

/** The address of a visit: the one that was chosen, else the place of the app, else the usual one. */
export function useVisitAddress(): VisitAddress {
  const { data: addresses = [] } = useAddresses()
  const isGuest = useSession(({ ready, userId }) => ready && userId === null)
  const placeId = useDeliveryLocation(({ location }) => location?.addressId)
  const [chosen, choose] = useState<string>()
  const address =
    addresses.find(({ id }) => id === chosen) ?? addresses.find(({ id }) => id === placeId) ?? addresses[0]
  return { addresses, address, choose, isGuest }
}
