import { useAddresses } from '@angadi/data/addresses/addresses.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'

/** Whether the account's default address may still become the location: until that is known, do not ask for one. */
export function useIsLocating(): boolean {
  const hasLocation = useDeliveryLocation(({ location }) => location !== undefined)
  const ready = useSession((state) => state.ready)
  const { data: addresses, isLoading } = useAddresses()
  return !hasLocation && (!ready || isLoading || addresses?.some((address) => address.is_default) === true)
}
