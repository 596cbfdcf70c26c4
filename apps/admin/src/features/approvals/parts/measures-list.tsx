import { useMeasureDesk } from '@angadi/data/measures/desk.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { CirclePause } from 'lucide-react'
import { MeasureCard } from '../../../shared/measures/measure-card.tsx'

/** Who is paused or has notice; those first whose appeal or second person is waited for. */
export function MeasuresList() {
  const { t } = useTranslation(['measure-desk', 'common'])
  const { data, error, isPending, isFetching, refetch } = useMeasureDesk()
  if (isPending)
    return (
      <SkeletonGroup label={t('common:loading')}>
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} shape="box" className="mb-3 h-32" />
        ))}
      </SkeletonGroup>
    )
  if (error && !data)
    return <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!data || data.length === 0)
    return (
      <EmptyState picture={<CirclePause aria-hidden />} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    )
  return (
    <ul className="flex max-w-reading flex-col gap-4">
      {data.map((measure) => (
        <li key={measure.id} data-desk-item tabIndex={-1}>
          <MeasureCard measure={measure} />
        </li>
      ))}
    </ul>
  )
}
