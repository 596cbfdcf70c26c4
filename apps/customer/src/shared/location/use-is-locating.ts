import { useAddresses } from '@angadi/data/addresses/addresses.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'

/** Whether a place is still being looked up: asking for one meanwhile would be asking what we are about to know. */
export function useIsLocating(): boolean {
  const hasLocation = useDeliveryLocation(({ location }) => location !== undefined)
  const ready = useSession((state) => state.ready)
  const { data: addresses, isLoading } = useAddresses()
  return !hasLocation && (!ready || isLoading || addresses?.some((address) => address.is_default) === true)
}
