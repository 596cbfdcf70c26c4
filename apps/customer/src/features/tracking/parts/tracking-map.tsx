import type { CourierPosition, Tracking } from '@angadi/data/orders/tracking.ts'
import { useRouteLine } from '@angadi/data/routes/route-line.ts'
import { useMapStyleUrl } from '@angadi/data/settings/map-style-url.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import LiveMap from '@angadi/location/live-map.tsx'
import type { MapMarker } from '@angadi/location/live-map-view.ts'

export interface TrackingMapProps {
  readonly tracking: Tracking
  readonly delivery: NonNullable<Tracking['delivery']>
  readonly courierAt: CourierPosition | undefined
}

/** A map with the restaurant, the delivery address and the courier's animated position. */
export default function TrackingMap({ tracking: { order }, delivery, courierAt }: TrackingMapProps) {
  const { t } = useTranslation('orders')
  const styleUrl = useMapStyleUrl()
  const { pickup, drop } = delivery
  const courier = delivery.courier?.name ?? t('track.courierFallback')
  const isCollected = delivery.state === 'picked_up' || delivery.state === 'near'
  const markers: MapMarker[] = [
    ...(isCollected
      ? []
      : [{ key: 'pickup', kind: 'pickup' as const, at: pickup, label: order.vendor_name }]),
    { key: 'drop', kind: 'drop', at: drop, label: order.address?.label ?? t('track.you') },
    ...(courierAt ? [{ key: 'courier', kind: 'courier' as const, at: courierAt, label: courier }] : []),
  ]
  // The road between the ends; what is left of the way is not asked for again at every step of the courier.
  const road = useRouteLine([pickup, drop])
  const straight = [...(courierAt ? [courierAt] : []), ...(isCollected ? [] : [pickup]), drop]
  const route = road.length > 2 ? road : straight
  return (
    <LiveMap
      label={
        isCollected
          ? t('track.mapComing', { courier })
          : courierAt
            ? t('track.map', { vendor: order.vendor_name, courier })
            : t('track.mapAlone', { vendor: order.vendor_name })
      }
      markers={markers}
      route={route}
      styleUrl={styleUrl}
      unavailable={t('track.noMap')}
      className="h-70 w-full overflow-hidden rounded-xl border border-line md:h-128"
    />
  )
}
