import { signInPath } from '@angadi/auth/origin.ts'
import { type OrderChoice, useHelpOrders } from '@angadi/data/help/order-choice.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useRecordSheet } from '@angadi/shell/use-record-sheet.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { ORDER_PARAM } from '../../../shared/help/help-paths.ts'
import { useStatusLabels } from '../../../shared/order/use-status-labels.ts'

/** The latest orders, each with its help; guests are asked to sign in. */
export function HelpOrders() {
  const { t } = useTranslation('help')
  const { ready, userId } = useSession()
  if (ready && userId === null)
    return (
      <Section title={t('orders.title')}>
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-surface-sunken p-4">
          <p className="min-w-0 flex-1 basis-56">{t('orders.signInText')}</p>
          <LinkButton variant="secondary" render={<AppLink to={signInPath(pathTo('support'))} />}>
            {t('orders.signIn')}
          </LinkButton>
        </div>
      </Section>
    )
  return (
    <Section
      title={t('orders.title')}
      action={
        <LinkButton variant="quiet" size="sm" render={<AppLink to={pathTo('orders')} />}>
          {t('orders.all')}
        </LinkButton>
      }
    >
      <Orders />
    </Section>
  )
}

function Orders() {
  const { t } = useTranslation(['help', 'common'])
  const { data, error, isFetching, refetch } = useHelpOrders()
  if (!data && error)
    return <LoadFailed title={t('orders.failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!data)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="box" className="mb-2 h-16" />
        <Skeleton shape="box" className="mb-2 h-16" />
        <Skeleton shape="box" className="h-16" />
      </SkeletonGroup>
    )
  if (data.length === 0) return <p className="text-ink-muted">{t('orders.none')}</p>
  return (
    <ul className="divide-y divide-line">
      {data.slice(0, 3).map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  )
}

function OrderRow({ order }: { readonly order: OrderChoice }) {
  const { day, money } = useFormats()
  const { label, tone } = useStatusLabels()(order.status, order.kind)
  const { linkTo } = useRecordSheet(ORDER_PARAM)
  return (
    <li>
      <ListRow
        title={order.vendor_name}
        note={`${order.items.join(', ')} · ${day(order.created_at)} · ${money(order.total_paise)}`}
        trail={<Badge tone={tone}>{label}</Badge>}
        render={<AppLink to={linkTo(order.id)} />}
      />
    </li>
  )
}
