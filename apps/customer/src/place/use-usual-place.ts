import { useAddresses } from '@angadi/data/addresses/addresses.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { usePlace } from '@angadi/location/place-store.ts'
import { useEffect } from 'react'
import { placeOfAddress } from './place-of-address.ts'
import { forgetAddresses, useKeptAddresses } from './saved-addresses.ts'

/** Begins at the usual address of whoever is signed in and has not chosen another place in this browser. */
export function useUsualPlace(): void {
  const { place, choose } = usePlace()
  const { ready, userId } = useSession()
  const { data: addresses } = useAddresses()
  const usual = addresses?.find((address) => address.is_default)
  useEffect(() => {
    if (!place && usual) choose(placeOfAddress(usual))
  }, [place, usual, choose])
  useEffect(() => {
    if (userId && addresses) useKeptAddresses.setState({ userId, addresses })
    else if (ready && userId === null && useKeptAddresses.getState().userId) forgetAddresses()
  }, [ready, userId, addresses])
}
