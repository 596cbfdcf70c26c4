import type { LatLng } from '@angadi/domain/geo.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'

/** Makes a place that was found the delivery location and shows home, whose head names it. */
export function useDeliverTo() {
  const go = useNavigateTo()
  const choose = useDeliveryLocation((state) => state.choose)
  return (place: LatLng & { readonly name: string }) => {
    choose({ ...place, source: 'town' })
    go(pathTo('home'))
  }
}
