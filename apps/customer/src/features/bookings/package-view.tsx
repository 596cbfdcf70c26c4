import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { useMyPackages } from '@angadi/data/packages/my-packages.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { CancelledNote } from '../../shared/order/cancelled-note.tsx'
import { BookingReceipt } from './parts/booking-receipt.tsx'
import { PackageCard } from './parts/package-card.tsx'

/** The order of a package: what is left of it, and its receipt (Spec §2 /order-tracking/{id}). */
export default function PackageView({ tracking: { order } }: { readonly tracking: Tracking }) {
  const { t } = useTranslation('packages')
  const { data, error, isFetching, refetch } = useMyPackages()
  const bought = data?.find(({ order_id: id }) => id === order.id)
  return (
    <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-8">
      <div className="flex min-w-0 flex-col gap-5">
        {order.status === 'cancelled' ? <CancelledNote order={order} /> : null}
        {bought ? (
          <PackageCard bought={bought} />
        ) : data ? null : error ? (
          <LoadFailed title={t('mine.failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonGroup label={t('mine.loading')}>
            <Skeleton shape="box" className="h-52" />
          </SkeletonGroup>
        )}
      </div>
      <BookingReceipt order={order} />
    </div>
  )
}
