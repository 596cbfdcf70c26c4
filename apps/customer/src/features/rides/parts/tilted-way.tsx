import { useMapStyleUrl } from '@angadi/data/settings/map-style-url.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import TiltedMap from '@angadi/location/tilted-map.tsx'
import { markersOf, type WayMapProps } from './way-map.tsx'

/** The way of a ride on a map that is seen at an angle (Spec §2 /transport-3d); in words where none can be drawn. */
export default function TiltedWay({ stops, route }: WayMapProps) {
  const { t } = useTranslation('rides')
  const styleUrl = useMapStyleUrl()
  const name = (index: number) =>
    index === 0
      ? t('stops.pickup')
      : index === stops.length - 1
        ? t('stops.drop')
        : t('stops.stop', { n: index })
  return (
    <TiltedMap
      label={t('map.way', { from: stops[0]?.label ?? '', to: stops.at(-1)?.label ?? '' })}
      markers={markersOf(stops)}
      route={route}
      styleUrl={styleUrl}
      unavailable={t('map.none')}
      inWords={stops.map(({ label }, index) => `${name(index)}: ${label}`)}
      className="h-52 w-full overflow-hidden rounded-xl border border-line md:h-128"
    />
  )
}
