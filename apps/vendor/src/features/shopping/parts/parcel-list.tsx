import { useParcels } from '@angadi/data/shopping/parcels.ts'
import type { ParcelStage } from '@angadi/domain/shopping/parcels.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { CircleCheck } from 'lucide-react'
import { ParcelWork } from './parcel-work.tsx'

export interface ParcelListProps {
  readonly vendorId: string
  readonly stage: ParcelStage
  readonly onLabel: (shipmentId: string) => void
}

/** The parcels in a stage, the newest first, with what is to be done with each. */
export function ParcelList({ vendorId, stage, onLabel }: ParcelListProps) {
  const { t } = useTranslation(['seller', 'common'])
  const { data: parcels, error, isFetching, refetch, ...pages } = useParcels(vendorId, stage)
  if (error && !parcels)
    return <LoadFailed title={t('parcel.failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!parcels)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          <Skeleton shape="box" className="h-48" />
          <Skeleton shape="box" className="h-48" />
        </div>
      </SkeletonGroup>
    )
  if (parcels.length === 0)
    return <EmptyState picture={<CircleCheck aria-hidden />} title={t(`empty.${stage}`)} />
  return (
    <>
      <ul className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
        {parcels.map((parcel) => (
          <li key={parcel.shipment_id}>
            <ParcelWork vendorId={vendorId} parcel={parcel} stage={stage} onLabel={onLabel} />
          </li>
        ))}
      </ul>
      <MorePages pages={pages} />
    </>
  )
}
