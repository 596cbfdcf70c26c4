import type { ReportQueue } from '@angadi/domain/reports/queues.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages, type MorePagesProps } from '@angadi/shell/more-pages.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'

export interface ReportListProps<Row> {
  readonly queue: ReportQueue
  readonly pages: MorePagesProps['pages'] & {
    readonly data: readonly Row[] | undefined
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  /** What is said when nothing waits. */
  readonly empty: string
  readonly card: (row: Row) => ReactNode
}

/** What a queue of reports holds, a page at a time; or that it is empty, loading or could not be loaded. */
export function ReportList<Row extends { readonly id: string }>({
  queue,
  pages,
  empty,
  card,
}: ReportListProps<Row>) {
  const { t } = useTranslation(['reports', 'common'])
  if (pages.error && !pages.data)
    return (
      <LoadFailed title={t('failed')} error={pages.error} busy={pages.isFetching} onRetry={pages.refetch} />
    )
  if (!pages.data)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <div className="flex flex-col gap-3">
          <Skeleton shape="box" className="h-44" />
          <Skeleton shape="box" className="h-44" />
        </div>
      </SkeletonGroup>
    )
  if (pages.data.length === 0)
    return (
      <EmptyState picture={<ShieldCheck aria-hidden />} title={queue === 'open' ? empty : t('emptyDecided')}>
        {queue === 'open' ? t('emptyText') : null}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-4">
      <ul className="grid grid-cols-1 gap-3 xl:grid-cols-2">
        {pages.data.map((row) => (
          <li key={row.id}>{card(row)}</li>
        ))}
      </ul>
      <MorePages pages={pages} />
    </div>
  )
}
