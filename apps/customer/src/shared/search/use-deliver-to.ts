import type { LatLng } from '@angadi/domain/geo.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'

/** Makes a place that was found the delivery location, says so, and shows home from there. */
export function useDeliverTo() {
  const { t } = useTranslation('search')
  const go = useNavigateTo()
  const choose = useDeliveryLocation((state) => state.choose)
  return (place: LatLng & { readonly name: string }) => {
    choose({ ...place, source: 'town' })
    notify.success(t('deliveringTo', { place: place.name }))
    go(pathTo('home'))
  }
}
