import { type QueuedApplication, useApprovalQueue } from '@angadi/data/approvals/queue.ts'
import type { QueueFilter } from '@angadi/data/approvals/queue-filter.ts'
import { minutesSince } from '@angadi/domain/time/minutes-since.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { type Column, DataTable } from '@angadi/ui/data-table/data-table.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { ClipboardCheck } from 'lucide-react'
import { useApprovalWords } from '../use-approval-words.ts'
import { StateBadge } from './state-badge.tsx'

const HOUR_MIN = 60
const DAY_MIN = 24 * HOUR_MIN

/** The applications of a list, each a link to its own page. */
export function QueueList({ filter }: { readonly filter: QueueFilter }) {
  const { t } = useTranslation(['approvals', 'common'])
  const { data, dataUpdatedAt, error, isPending, isFetching, refetch, ...pages } = useApprovalQueue(filter)
  const columns = useColumns(filter, dataUpdatedAt)
  if (isPending)
    return (
      <SkeletonGroup label={t('common:loading')}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} shape="box" className="mb-3 h-14" />
        ))}
      </SkeletonGroup>
    )
  if (error && !data)
    return <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
  const isNobody = filter.queue === 'waiting' && filter.search === ''
  return (
    <>
      <DataTable
        caption={t(`queue.${filter.queue}`)}
        columns={columns}
        rows={data ?? []}
        rowKey={({ id }) => id}
        rowLink={({ id }) => (
          <AppLink data-desk-item to={pathTo('adminProviderApproval', { applicationId: id })} />
        )}
        empty={
          <EmptyState picture={<ClipboardCheck aria-hidden />} title={t(isNobody ? 'nobodyWaits' : 'none')}>
            {t(isNobody ? 'nobodyWaitsText' : 'noneText')}
          </EmptyState>
        }
      />
      <MorePages pages={pages} className="mt-5" />
    </>
  )
}

function useColumns({ queue }: QueueFilter, now: number): readonly Column<QueuedApplication>[] {
  const { t } = useTranslation('approvals')
  const { dateTime } = useFormats()
  const words = useApprovalWords()
  const age = (at: string) => {
    const minutes = minutesSince(at, now)
    if (minutes < HOUR_MIN) return t('age.minutes', { n: minutes })
    if (minutes < 2 * DAY_MIN) return t('age.hours', { n: Math.floor(minutes / HOUR_MIN) })
    return t('age.days', { n: Math.floor(minutes / DAY_MIN) })
  }
  return [
    {
      key: 'name',
      header: t('column.name'),
      cell: ({ name, applicant }) => (
        <span className="wrap-anywhere whitespace-normal">{name || applicant || t('unnamed')}</span>
      ),
    },
    {
      key: 'role',
      header: t('column.role'),
      cell: ({ role, renews }) => (
        <span className="flex flex-wrap justify-end gap-1.5 @min-[60rem]:justify-start">
          {words.role(role)}
          {renews ? <Badge tone="accent">{t('renewal')}</Badge> : null}
        </span>
      ),
    },
    {
      key: 'applicant',
      header: t('column.applicant'),
      cell: ({ applicant }) => <span className="wrap-anywhere">{applicant ?? '–'}</span>,
    },
    {
      key: 'age',
      header: t(queue === 'waiting' ? 'column.age' : 'column.handedIn'),
      cell: ({ submitted_at, is_late }) => (
        <span className="flex flex-wrap items-center justify-end gap-1.5 @min-[60rem]:justify-start">
          <time dateTime={submitted_at} className="whitespace-nowrap tabular-nums">
            {queue === 'waiting' ? age(submitted_at) : dateTime(submitted_at)}
          </time>
          {is_late ? <Badge tone="danger">{t('late')}</Badge> : null}
        </span>
      ),
    },
    { key: 'state', header: t('column.state'), cell: ({ state }) => <StateBadge state={state} /> },
    {
      key: 'reviewer',
      header: t('column.reviewer'),
      cell: ({ reviewer, is_mine }) => (is_mine ? t('you') : (reviewer ?? t('nobody'))),
    },
  ]
}
