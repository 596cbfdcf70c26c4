import { useMapStyleUrl } from '@angadi/data/settings/map-style-url.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import LiveMap from '@angadi/location/live-map.tsx'
import type { MapMarker } from '@angadi/location/live-map-view.ts'
import { useOwnPosition } from '../position/own-position.ts'

export interface RouteMapProps {
  /** Describes the map for screen readers. */
  readonly label: string
  /** The stops in order; the route begins at the courier's location. */
  readonly stops: readonly MapMarker[]
  /** Sets the height. */
  readonly className: string
}

/** The map behind `OwnMap`. */
export default function RouteMap({ label, stops, className }: RouteMapProps) {
  const { t } = useTranslation('delivery')
  const styleUrl = useMapStyleUrl()
  const fix = useOwnPosition((state) => state.fix)
  const me: readonly MapMarker[] = fix
    ? [{ key: 'me', kind: 'me', at: { lat: fix.lat, lng: fix.lng }, label: t('map.me') }]
    : []
  return (
    <LiveMap
      label={label}
      markers={[...stops, ...me]}
      route={[...me, ...stops].map(({ at }) => at)}
      styleUrl={styleUrl}
      unavailable={t('map.missing')}
      className={`w-full overflow-hidden rounded-lg border border-line ${className}`}
    />
  )
}
