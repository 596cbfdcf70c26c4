import { runtimeConfig } from '@angadi/data/client/config.ts'
import type { Job } from '@angadi/data/courier-console/jobs.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import LiveMap from '@angadi/location/live-map.tsx'
import type { MapMarker } from '@angadi/location/live-map-view.ts'
import { useOwnPosition } from '../../../position/own-position.ts'
import { stepOfJob } from '../step-of-job.ts'

/** Where the restaurant, the customer and the courier are, live. */
export default function JobMap({ job }: { readonly job: Job }) {
  const { t } = useTranslation('delivery')
  const fix = useOwnPosition((state) => state.fix)
  const step = stepOfJob(job)
  const isCollected = step === 'to_drop' || step === 'hand_over'
  const pickup = { lat: job.pickup_lat, lng: job.pickup_lng }
  const drop = { lat: job.drop_address.lat, lng: job.drop_address.lng }
  const me = fix && { lat: fix.lat, lng: fix.lng }
  const markers: MapMarker[] = [
    ...(isCollected ? [] : [{ key: 'pickup', kind: 'pickup' as const, at: pickup, label: job.vendor_name }]),
    { key: 'drop', kind: 'drop', at: drop, label: job.customer_name },
    ...(me ? [{ key: 'me', kind: 'me' as const, at: me, label: t('map.me') }] : []),
  ]
  const route = [...(me ? [me] : []), ...(isCollected ? [] : [pickup]), drop]
  return (
    <LiveMap
      label={t(isCollected ? 'map.labelDrop' : 'map.label', {
        vendor: job.vendor_name,
        customer: job.customer_name,
      })}
      markers={markers}
      route={route}
      styleUrl={runtimeConfig().mapStyleUrl}
      className="h-64 w-full overflow-hidden rounded-lg border border-line lg:h-96"
    />
  )
}
