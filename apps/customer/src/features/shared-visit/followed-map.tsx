import { useMapStyleUrl } from '@angadi/data/settings/map-style-url.ts'
import type { LatLng } from '@angadi/domain/geo.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import LiveMap from '@angadi/location/live-map.tsx'

export interface FollowedMapProps {
  readonly position: LatLng
  readonly drop: (LatLng & { readonly label: string }) | undefined
  /** Of whoever drives. */
  readonly name: string
}

/** Where a shared ride is, and where it goes. */
export default function FollowedMap({ position, drop, name }: FollowedMapProps) {
  const { t } = useTranslation('rides')
  const styleUrl = useMapStyleUrl()
  return (
    <LiveMap
      label={t('shared.map')}
      markers={[
        { key: 'driver', kind: 'courier', at: position, label: name },
        ...(drop ? [{ key: 'drop', kind: 'end' as const, at: drop, label: drop.label }] : []),
      ]}
      route={drop ? [position, drop] : [position]}
      styleUrl={styleUrl}
      unavailable={t('map.none')}
      className="h-70 w-full overflow-hidden rounded-xl border border-line"
    />
  )
}
