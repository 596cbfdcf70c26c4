import { useVendorLog } from '@angadi/data/vendor-people/log.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { ScrollText } from 'lucide-react'
import { useActLabel } from './use-act-label.ts'

/** What the people of a business did, newest first. */
export function PeopleLog({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTranslation(['vendor-people', 'common'])
  const { dateTime } = useFormats()
  const actLabel = useActLabel()
  const log = useVendorLog(vendorId)
  if (log.error && !log.data)
    return (
      <LoadFailed title={t('log.failed')} error={log.error} busy={log.isFetching} onRetry={log.refetch} />
    )
  if (!log.data)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="box" className="h-64" />
      </SkeletonGroup>
    )
  if (log.data.length === 0)
    return (
      <EmptyState picture={<ScrollText aria-hidden />} title={t('log.empty')}>
        {t('log.emptyText')}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-4">
      <ol className="rounded-lg border border-line bg-surface-raised px-4">
        {log.data.map((line) => (
          <li key={line.id} className="border-b border-line py-3 last:border-0">
            <p>{actLabel(line)}</p>
            <p className="text-sm text-ink-muted">
              {line.actor_name ?? t('log.somebody')}
              {' · '}
              <time dateTime={line.at}>{dateTime(line.at)}</time>
            </p>
          </li>
        ))}
      </ol>
      <MorePages pages={log} />
    </div>
  )
}
