import type { ParcelStop } from '@angadi/data/parcels/parcel-job.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { OwnMap } from '../../../shared/map/own-map.tsx'

/** The stops that are still to come, in their order, and where the courier is. */
export function ParcelMap({ stops }: { readonly stops: readonly ParcelStop[] }) {
  const { t } = useTranslation('parcels')
  return (
    <OwnMap
      label={t('courier.map')}
      stops={stops.map(({ n, what, lat, lng, name }) => ({
        key: String(n),
        kind: what === 'pickup' ? 'start' : 'end',
        at: { lat, lng },
        label: name,
      }))}
      className="h-64 lg:h-96"
    />
  )
}
