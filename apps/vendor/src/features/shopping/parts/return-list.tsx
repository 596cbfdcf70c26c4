import { useSellersReturns } from '@angadi/data/shopping/parcels.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { ReturnWork } from './return-work.tsx'

/** A shop's returns, open or past. */
export function ReturnList({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTranslation(['seller', 'common'])
  const [isOpen, setOpen] = useState(true)
  const { data: returns, error, isFetching, refetch, ...pages } = useSellersReturns(vendorId, isOpen)
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-form">
        <SegmentedControl
          label={t('returns.which')}
          segments={[
            { value: 'open', label: t('returns.open') },
            { value: 'past', label: t('returns.past') },
          ]}
          value={isOpen ? 'open' : 'past'}
          onChange={(value) => setOpen(value === 'open')}
        />
      </div>
      {error && !returns ? (
        <LoadFailed title={t('returns.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : !returns ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-40" />
        </SkeletonGroup>
      ) : returns.length === 0 ? (
        <EmptyState picture={<CircleCheck aria-hidden />} title={t('empty.returns')} />
      ) : (
        <>
          <ul className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
            {returns.map((card) => (
              <li key={card.id}>
                <ReturnWork card={card} vendorId={vendorId} />
              </li>
            ))}
          </ul>
          <MorePages pages={pages} />
        </>
      )}
    </div>
  )
}
