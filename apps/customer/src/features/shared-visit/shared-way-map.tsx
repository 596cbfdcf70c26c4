import { useMapStyleUrl } from '@angadi/data/settings/map-style-url.ts'
import type { LatLng } from '@angadi/domain/geo.ts'
import { decodePolyline, PolylineError } from '@angadi/domain/routes/polyline.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import LiveMap from '@angadi/location/live-map.tsx'

export interface SharedWayMapProps {
  readonly at: LatLng
  readonly name: string
  readonly route?: string | undefined
}

/** A line that can be read; none otherwise. */
function lineOf(route: string | undefined): readonly LatLng[] {
  if (route === undefined) return []
  try {
    return decodePolyline(route)
  } catch (problem) {
    if (problem instanceof PolylineError) return []
    throw problem
  }
}

/** A map with whoever is on the way, and the road where the link shows it. */
export default function SharedWayMap({ at, name, route }: SharedWayMapProps) {
  const { t } = useTranslation('visits')
  const styleUrl = useMapStyleUrl()
  return (
    <LiveMap
      label={t('shared.way.map')}
      markers={[{ key: 'courier', kind: 'courier', at, label: name }]}
      route={lineOf(route)}
      styleUrl={styleUrl}
      unavailable={t('shared.way.noMap')}
      className="h-64 w-full overflow-hidden rounded-xl border border-line"
    />
  )
}
