import { useAddresses } from '@angadi/data/addresses/addresses.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { usePlace } from '@angadi/location/place-store.ts'

/** Whether a place is still being looked up: asking for one meanwhile would be asking what we are about to know. */
export function useIsFindingPlace(): boolean {
  const hasPlace = usePlace(({ place }) => place !== undefined)
  const ready = useSession((state) => state.ready)
  const { data: addresses, isLoading } = useAddresses()
  return !hasPlace && (!ready || isLoading || addresses?.some((address) => address.is_default) === true)
}
