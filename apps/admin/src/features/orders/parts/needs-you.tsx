import { NEEDS, type NeededOrder, type Needs, useNeeds } from '@angadi/data/admin-console/needs.ts'
import { useApprovalsWaiting } from '@angadi/data/approvals/queue.ts'
import { serverOffsetMs } from '@angadi/domain/time/server-offset.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useServerNow } from '@angadi/shell/use-server-now.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { ChevronRight, CircleCheck } from 'lucide-react'
import { useOrderLabels } from './use-order-labels.ts'

const MINUTE_MS = 60_000
/** Shown of each need before "and more". */
const SHOWN = 5

/** What needs the administration now, the worst first, each with its number, its age and the way to the order. */
export function NeedsYou() {
  const { t } = useTranslation(['admin', 'common'])
  const { data, dataUpdatedAt, error, isFetching, refetch } = useNeeds()
  return (
    <section aria-label={t('needs.title')}>
      <h2 className="mb-2 text-xl font-semibold">{t('needs.title')}</h2>
      <Applications />
      {data ? <Groups needs={data} receivedAt={dataUpdatedAt} /> : null}
      {error && !data ? (
        <LoadFailed title={t('needs.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : null}
      {!data && !error ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-24" />
        </SkeletonGroup>
      ) : null}
    </section>
  )
}

function Groups({
  needs: { needs, server_now },
  receivedAt,
}: {
  readonly needs: Needs
  readonly receivedAt: number
}) {
  const { t } = useTranslation('admin')
  const now = useServerNow(serverOffsetMs(server_now, receivedAt), receivedAt)
  const { data: applications } = useApprovalsWaiting()
  const groups = NEEDS.flatMap((need) => needs.filter((group) => group.need === need))
  if (groups.length === 0 && applications && applications.waiting > 0) return null
  if (groups.length === 0)
    return (
      <p className="flex items-center gap-2 rounded-lg bg-success-soft px-4 py-3 text-success-ink">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        {t('needs.nothing')}
      </p>
    )
  return (
    <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-1">
      {groups.map(({ need, count, orders }) => (
        <Card key={need} className="flex flex-col gap-1 p-4">
          <h3 className="flex items-center justify-between gap-2 font-semibold">
            {t(`needs.${need}`)}
            <Badge tone={need === 'refused' ? 'neutral' : 'danger'}>{count}</Badge>
          </h3>
          <ul className="divide-y divide-line">
            {orders.slice(0, SHOWN).map((order) => (
              <li key={order.order_id}>
                <Line
                  order={order}
                  minutes={Math.max(0, Math.floor((now - Date.parse(order.since)) / MINUTE_MS))}
                />
              </li>
            ))}
          </ul>
          {count > SHOWN ? (
            <p className="text-sm text-ink-muted">{t('needs.more', { count: count - SHOWN })}</p>
          ) : null}
        </Card>
      ))}
    </div>
  )
}

/** Applications that wait for a decision, with the way to them. */
function Applications() {
  const { t } = useTranslation('admin')
  const { data } = useApprovalsWaiting()
  if (!data || data.waiting === 0) return null
  const { waiting, late } = data
  return (
    <Card className="mb-3" padded={false}>
      <AppLink
        to={pathTo('adminProviderApprovals')}
        className="flex min-h-touch items-center justify-between gap-3 rounded-lg px-4 py-3 hover:bg-surface-sunken"
      >
        <span className="min-w-0">
          <span className="block font-semibold">{t('needs.applications', { count: waiting })}</span>
          {late > 0 ? (
            <span className="block text-sm text-danger-ink">
              {t('needs.applicationsLate', { count: late })}
            </span>
          ) : null}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
      </AppLink>
    </Card>
  )
}

const ABOUT = [
  'not_handed_back',
  'not_accepted',
  'not_collected',
  'accident',
  'unsafe',
  'vehicle',
  'damaged',
  'address',
  'other',
] as const

function Line({ order, minutes }: { readonly order: NeededOrder; readonly minutes: number }) {
  const { t } = useTranslation('admin')
  const { reason } = useOrderLabels()
  const about = ABOUT.find((one) => one === order.about)
  const why = about ? t(`needs.about.${about}`) : order.about ? reason(order.about) : undefined
  return (
    <AppLink
      to={pathTo('adminOrder', { orderId: order.order_id })}
      className="flex min-h-touch items-start justify-between gap-3 py-2 text-sm hover:bg-surface-sunken"
    >
      <span className="min-w-0">
        <span className="block font-medium">{order.order_number}</span>
        <span className="block break-words text-ink-muted">
          {[order.vendor_name, order.customer_name].join(' · ')}
        </span>
        {why ? <span className="block text-danger-ink">{why}</span> : null}
      </span>
      <span className="shrink-0 font-semibold tabular-nums">
        {minutes < 60
          ? t('needs.minutes', { minutes })
          : t('needs.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      </span>
    </AppLink>
  )
}
