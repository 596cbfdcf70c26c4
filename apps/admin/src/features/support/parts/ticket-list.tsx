import { type InboxTicket, useInbox } from '@angadi/data/help/inbox.ts'
import type { Queue } from '@angadi/data/help/keys.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { TicketClockLine } from '@angadi/shell/support/ticket-clock-line.tsx'
import { useRecordSheet } from '@angadi/shell/use-record-sheet.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { CircleCheck } from 'lucide-react'

/** The tickets of a queue, a page at a time. */
export function TicketList({ queue }: { readonly queue: Queue }) {
  const { t } = useTranslation(['admin', 'common'])
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInbox(queue)
  if (!data && error)
    return <LoadFailed title={t('support.failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!data)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="box" className="mb-3 h-24" />
        <Skeleton shape="box" className="mb-3 h-24" />
        <Skeleton shape="box" className="h-24" />
      </SkeletonGroup>
    )
  if (data.length === 0) return <EmptyState picture={<CircleCheck aria-hidden />} title={t('support.none')} />
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {data.map((ticket) => (
          <TicketCard key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button
          variant="quiet"
          className="mt-4"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('support.more')}
        </Button>
      ) : null}
    </>
  )
}

function TicketCard({ ticket }: { readonly ticket: InboxTicket }) {
  const { t } = useTranslation(['admin', 'help'])
  const { money, dateTime } = useFormats()
  const { linkTo } = useRecordSheet('ticket')
  return (
    <li className="relative flex flex-col gap-1.5 rounded-lg border border-line bg-surface-raised p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-lg font-semibold">
          <StretchedLink render={<AppLink to={linkTo(ticket.id)} />}>
            {t(`help:topic.${ticket.topic}`)}
          </StretchedLink>
        </h2>
        <span className="flex flex-wrap gap-1.5">
          {ticket.asked_paise ? (
            <Badge tone="accent">{t('support.asks', { amount: money(ticket.asked_paise) })}</Badge>
          ) : null}
          {ticket.is_overdue ? <Badge tone="danger">{t('support.overdue')}</Badge> : null}
        </span>
      </div>
      <p className="text-sm text-ink-muted">
        {ticket.number} · {ticket.customer_name ?? ''} · {dateTime(ticket.last_at)}
      </p>
      {ticket.vendor_name ? (
        <p className="text-sm text-ink-muted">
          {ticket.vendor_name} · {ticket.order_number}
        </p>
      ) : null}
      {ticket.last_text ? (
        <p className="line-clamp-2 wrap-anywhere">
          <bdi dir="auto">{ticket.last_text}</bdi>
        </p>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-1">
        <TicketClockLine ticket={ticket} />
        <span className="text-sm text-ink-muted">
          {ticket.assigned_name ? t('support.with', { name: ticket.assigned_name }) : t('support.nobody')}
        </span>
      </div>
    </li>
  )
}
