import { useHomePage } from '@angadi/data/home/home-page.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { useIsLocating } from '../../shared/location/use-is-locating.ts'

/** Home's data at the chosen place, asked for once: not before it is known who the reader is and whether they have a place. */
export function useHome() {
  const location = useDeliveryLocation((state) => state.location)
  const ready = useSession((state) => state.ready)
  const isLocating = useIsLocating()
  return { location, ...useHomePage(location, ready && !isLocating) }
}
