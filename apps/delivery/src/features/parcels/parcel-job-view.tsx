import { useParcelJob } from '@angadi/data/parcels/courier.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import type { TradeJobProps } from '../../shared/trade/job-trade.ts'
import { ParcelSteps } from './parts/parcel-steps.tsx'

/** A parcel that the courier carries: one stop after the other, and what each door answers. */
export default function ParcelJobView({ job, onDone }: TradeJobProps) {
  const { t } = useTranslation('parcels')
  const { data: parcel, error, isFetching, refetch } = useParcelJob(job.order_id)
  if (parcel) return <ParcelSteps parcel={parcel} onDone={() => onDone(job)} />
  if (error)
    return <LoadFailed title={t('courier.failed')} error={error} busy={isFetching} onRetry={refetch} />
  return (
    <SkeletonGroup label={t('courier.loading')}>
      <Skeleton shape="box" className="h-60" />
    </SkeletonGroup>
  )
}
