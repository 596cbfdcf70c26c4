import { useRefreshJobs } from '@angadi/data/courier-console/jobs.ts'
import { useParcelOf } from '@angadi/data/parcels/parcel-job.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import type { TradeJobProps } from '../../shared/trade/job-trade.ts'
import { ParcelSteps } from './parts/parcel-steps.tsx'

/** A parcel that the courier carries: one stop after the other, and what each door answers. */
export default function ParcelJobView({ job, isShown, onDone }: TradeJobProps) {
  const { t } = useTranslation('parcels')
  const parcel = useParcelOf(job)
  const refresh = useRefreshJobs()
  if (!parcel) return <LoadFailed title={t('courier.failed')} onRetry={refresh} />
  return <ParcelSteps parcel={parcel} isShown={isShown} onDone={() => onDone(job)} />
}
