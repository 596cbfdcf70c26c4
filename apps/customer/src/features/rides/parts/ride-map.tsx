import type { RideDetail } from '@angadi/data/rides/ride-detail.ts'
import type { RidePosition } from '@angadi/data/rides/ride-position.ts'
import { useMapStyleUrl } from '@angadi/data/settings/map-style-url.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import LiveMap from '@angadi/location/live-map.tsx'
import { routePoints } from '../route-points.ts'
import { markersOf } from './way-map.tsx'

export interface RideMapProps {
  readonly ride: RideDetail
  readonly position: RidePosition | undefined
}

/** The way of a ride with the driver on it, moving as the positions come in. */
export default function RideMap({ ride, position }: RideMapProps) {
  const { t } = useTranslation('rides')
  const styleUrl = useMapStyleUrl()
  const driver = ride.driver?.name ?? t('map.driver')
  const stops = ride.stops.map(({ lat, lng, label }) => ({ lat, lng, label }))
  return (
    <LiveMap
      label={
        ride.driver
          ? t('map.ride', { driver })
          : t('map.way', { from: stops[0]?.label ?? '', to: stops.at(-1)?.label ?? '' })
      }
      markers={[
        ...markersOf(stops),
        ...(position ? [{ key: 'driver', kind: 'courier' as const, at: position, label: driver }] : []),
      ]}
      route={routePoints(ride.polyline, stops)}
      styleUrl={styleUrl}
      unavailable={t('map.none')}
      className="h-70 w-full overflow-hidden rounded-xl border border-line md:h-128"
    />
  )
}
