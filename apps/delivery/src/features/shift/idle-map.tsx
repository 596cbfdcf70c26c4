import { runtimeConfig } from '@angadi/data/client/config.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import LiveMap from '@angadi/location/live-map.tsx'
import type { Fix } from '@angadi/location/position.ts'

/** Where one waits for jobs. */
export default function IdleMap({ fix }: { readonly fix: Fix }) {
  const { t } = useTranslation('delivery')
  return (
    <LiveMap
      label={t('map.idle')}
      markers={[{ key: 'me', kind: 'me', at: { lat: fix.lat, lng: fix.lng }, label: t('map.me') }]}
      styleUrl={runtimeConfig().mapStyleUrl}
      className="h-64 w-full overflow-hidden rounded-lg border border-line lg:h-112"
    />
  )
}
