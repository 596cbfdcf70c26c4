import type { AdminGroceryFilter } from '@angadi/data/grocery/admin-filter.ts'
import { type AdminGroceryOrder, useAdminGroceryOrders } from '@angadi/data/grocery/admin-orders.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { type Column, DataTable } from '@angadi/ui/data-table/data-table.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { OrderStatusBadge } from '@angadi/ui/order-status-badge/order-status-badge.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { ShoppingBasket } from 'lucide-react'

export interface GroceryTableProps {
  readonly filter: AdminGroceryFilter
  readonly linkTo: (orderId: string) => string
  /** Clears the filter. */
  readonly onClear: () => void
}

/** Orders of groceries that match the filter, newest first; each row opens its picking. */
export function GroceryTable({ filter, linkTo, onClear }: GroceryTableProps) {
  const { t } = useTranslation(['picking', 'admin'])
  const { data, error, isFetching, refetch, ...pages } = useAdminGroceryOrders(filter)
  const columns = useColumns()
  const isFiltered = filter.statuses.length > 0 || filter.problem !== undefined || filter.search !== ''
  if (!data)
    return error ? (
      <LoadFailed title={t('admin.failed')} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <SkeletonGroup label={t('loading')}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} shape="box" className="mb-3 h-14" />
        ))}
      </SkeletonGroup>
    )
  return (
    <>
      <DataTable
        caption={t('admin.title')}
        columns={columns}
        rows={data}
        rowKey={(order) => order.order_id}
        rowLink={(order) => <AppLink to={linkTo(order.order_id)} />}
        empty={
          <EmptyState
            picture={<ShoppingBasket aria-hidden />}
            title={t('admin.empty')}
            action={
              isFiltered ? (
                <Button variant="secondary" onClick={onClear}>
                  {t('admin:filters.clearAll')}
                </Button>
              ) : undefined
            }
          >
            {isFiltered ? t('admin.emptyText') : t('admin.noneText')}
          </EmptyState>
        }
      />
      <MorePages pages={pages} className="mt-5" />
    </>
  )
}

function useColumns(): readonly Column<AdminGroceryOrder>[] {
  const { t } = useTranslation(['picking', 'admin'])
  const { money, dateTime } = useFormats()
  return [
    { key: 'number', header: t('admin:columns.order'), cell: (order) => order.order_number },
    {
      key: 'status',
      header: t('admin:columns.status'),
      cell: (order) => (
        <span className="flex flex-wrap gap-1.5">
          <OrderStatusBadge status={order.status} label={t(`admin:status.${order.status}`)} />
          {order.late ? <Badge tone="danger">{t('admin:late')}</Badge> : null}
          {order.waiting_answers > 0 ? (
            <Badge tone="warning">{t('admin.waiting', { count: order.waiting_answers })}</Badge>
          ) : null}
        </span>
      ),
    },
    { key: 'store', header: t('admin.store'), cell: (order) => order.vendor_name },
    { key: 'customer', header: t('admin:columns.customer'), cell: (order) => order.customer_name },
    {
      key: 'picked',
      header: t('admin.picked'),
      cell: (order) => (
        <span className="flex flex-wrap gap-1.5">
          {t('progress', { decided: order.decided_count, count: order.lines_count })}
          {order.short_count > 0 ? (
            <Badge tone="warning">
              {t('admin.short', { short: order.short_count, replaced: order.substituted_count })}
            </Badge>
          ) : null}
        </span>
      ),
    },
    {
      key: 'placed',
      header: t('admin:columns.placed'),
      cell: (order) =>
        order.scheduled_for
          ? t('arriveAt', { at: dateTime(order.scheduled_for) })
          : dateTime(order.placed_at),
    },
    {
      key: 'back',
      header: t('admin.back'),
      cell: (order) => (order.back_paise > 0 ? money(order.back_paise) : '–'),
      numeric: true,
    },
    {
      key: 'total',
      header: t('admin:columns.total'),
      cell: (order) => money(order.total_paise),
      numeric: true,
    },
  ]
}
