import type { RidePlace } from '@angadi/data/rides/ride-request.ts'
import { useMapStyleUrl } from '@angadi/data/settings/map-style-url.ts'
import type { LatLng } from '@angadi/domain/geo.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import LiveMap from '@angadi/location/live-map.tsx'
import type { MapMarker } from '@angadi/location/live-map-view.ts'

export interface WayMapProps {
  readonly stops: readonly RidePlace[]
  /** The points of the way; straight from stop to stop where no route is known. */
  readonly route: readonly LatLng[]
}

/** The way of a ride on a map, before it is ordered. */
export default function WayMap({ stops, route }: WayMapProps) {
  const { t } = useTranslation('rides')
  const styleUrl = useMapStyleUrl()
  return (
    <LiveMap
      label={t('map.way', { from: stops[0]?.label ?? '', to: stops.at(-1)?.label ?? '' })}
      markers={markersOf(stops)}
      route={route}
      styleUrl={styleUrl}
      unavailable={t('map.none')}
      className="h-52 w-full overflow-hidden rounded-xl border border-line md:h-128"
    />
  )
}

/** The marks of the stops of a ride. */
export function markersOf(stops: readonly RidePlace[]): readonly MapMarker[] {
  return stops.map((at, index) => ({
    key: `stop ${index}`,
    kind: index === 0 ? 'start' : 'end',
    at,
    label: at.label,
  }))
}
