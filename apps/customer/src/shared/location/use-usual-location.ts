import { useAddresses } from '@angadi/data/addresses/addresses.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { useEffect } from 'react'
import { locationOfAddress } from './location-of-address.ts'
import { forgetAddresses, useStoredAddresses } from './saved-addresses.ts'

/** Begins at the usual address of whoever is signed in and has not chosen another place in this browser. */
export function useUsualLocation(): void {
  const { location, choose } = useDeliveryLocation()
  const { ready, userId } = useSession()
  const { data: addresses } = useAddresses()
  const usual = addresses?.find((address) => address.is_default)
  useEffect(() => {
    if (!location && usual) choose(locationOfAddress(usual))
  }, [location, usual, choose])
  useEffect(() => {
    if (userId && addresses) useStoredAddresses.setState({ userId, addresses })
    else if (ready && userId === null && useStoredAddresses.getState().userId) forgetAddresses()
  }, [ready, userId, addresses])
}
