import type { OrderFilter } from '@angadi/data/admin-console/order-filter.ts'
import { type AdminOrderLine, useAdminOrders } from '@angadi/data/admin-console/orders.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
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
import { ReceiptText } from 'lucide-react'

export interface OrdersTableProps {
  readonly filter: OrderFilter
  /** Clears the filter. */
  readonly onClear: () => void
}

/** All orders that match the filter, newest first; each row links to its order. */
export function OrdersTable({ filter, onClear }: OrdersTableProps) {
  const { t } = useTranslation(['admin', 'common'])
  const { data, error, isPending, refetch, ...pages } = useAdminOrders(filter)
  const columns = useColumns()
  if (error && !data) return <LoadFailed title={t('board.failed')} error={error} onRetry={refetch} />
  if (isPending)
    return (
      <SkeletonGroup label={t('common:loading')}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} shape="box" className="mb-3 h-14" />
        ))}
      </SkeletonGroup>
    )
  return (
    <>
      <DataTable
        caption={t('board.title')}
        columns={columns}
        rows={data}
        rowKey={(order) => order.order_id}
        rowLink={(order) => <AppLink to={pathTo('adminOrder', { orderId: order.order_id })} />}
        empty={
          <EmptyState
            picture={<ReceiptText aria-hidden />}
            title={t('board.empty')}
            action={
              <Button variant="secondary" onClick={onClear}>
                {t('filters.clearAll')}
              </Button>
            }
          >
            {t('board.emptyText')}
          </EmptyState>
        }
      />
      <MorePages pages={pages} className="mt-5" />
    </>
  )
}

function useColumns(): readonly Column<AdminOrderLine>[] {
  const { t } = useTranslation('admin')
  const { money, dateTime } = useFormats()
  return [
    { key: 'number', header: t('columns.order'), cell: (order) => order.order_number },
    {
      key: 'status',
      header: t('columns.status'),
      cell: (order) => (
        <span className="flex flex-wrap gap-1.5">
          <OrderStatusBadge status={order.status} label={t(`status.${order.status}`)} />
          {order.late ? <Badge tone="danger">{t('late')}</Badge> : null}
          {order.delivery_state === 'no_courier' ? <Badge tone="danger">{t('noCourier')}</Badge> : null}
        </span>
      ),
    },
    { key: 'vendor', header: t('columns.vendor'), cell: (order) => order.vendor_name },
    { key: 'customer', header: t('columns.customer'), cell: (order) => order.customer_name },
    { key: 'courier', header: t('columns.courier'), cell: (order) => order.courier_name ?? '–' },
    {
      key: 'placed',
      header: t('columns.placed'),
      cell: (order) => <span className="whitespace-nowrap">{dateTime(order.placed_at)}</span>,
    },
    {
      key: 'payment',
      header: t('columns.payment'),
      cell: (order) => `${t(`method.${order.payment_method}`)} · ${t(`payment.${order.payment_status}`)}`,
    },
    { key: 'total', header: t('columns.total'), cell: (order) => money(order.total_paise), numeric: true },
  ]
}
