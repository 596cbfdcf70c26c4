import type { Job } from '@angadi/data/courier-console/jobs.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { OwnMap } from '../../../shared/map/own-map.tsx'
import { stepOfJob } from '../step-of-job.ts'

/** A live map of the restaurant, the customer and the courier; stops already passed are left out. */
export function JobMap({ job }: { readonly job: Job }) {
  const { t } = useTranslation('delivery')
  const { vendor_name: vendor, customer_name: customer, drop_address } = job
  const step = stepOfJob(job)
  const isCollected = step === 'to_drop' || step === 'hand_over'
  const pickup = {
    key: 'pickup',
    kind: 'pickup',
    at: { lat: job.pickup_lat, lng: job.pickup_lng },
    label: vendor,
  } as const
  const drop = {
    key: 'drop',
    kind: 'drop',
    at: { lat: drop_address.lat, lng: drop_address.lng },
    label: customer,
  } as const
  return (
    <OwnMap
      label={isCollected ? t('map.labelDrop', { customer }) : t('map.label', { vendor, customer })}
      stops={isCollected ? [drop] : [pickup, drop]}
      className="h-64 lg:h-96"
    />
  )
}
