import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { Column } from '@angadi/ui/data-table/data-table.tsx'
import { OrderStatusBadge } from '@angadi/ui/order-status-badge/order-status-badge.tsx'

/**
 * The columns of the table of past orders.
 *
 * @param kind the kind of the vendor
 */
export function usePastColumns(kind: string): readonly Column<VendorOrder>[] {
  const { t } = useTranslation(['vendor', 'vendor-words'])
  const { dateTime, money } = useFormats()
  return [
    {
      key: 'number',
      header: t('order.title'),
      cell: (order) => <span className="whitespace-nowrap">{order.order_number}</span>,
    },
    {
      key: 'status',
      header: t('order.status'),
      cell: ({ status }) => <OrderStatusBadge status={status} label={t(`status.${status}`)} />,
    },
    { key: 'customer', header: t('order.customer'), cell: (order) => order.customer_name },
    {
      key: 'items',
      header: t(`vendor-words:${tradeOf(kind)}.items`),
      cell: ({ items }) => (
        <span className="max-md:text-right">
          {items.map(({ quantity, name }) => `${quantity}× ${name}`).join(', ')}
        </span>
      ),
    },
    {
      key: 'placed',
      header: t('order.placed'),
      cell: (order) => <span className="whitespace-nowrap">{dateTime(order.placed_at)}</span>,
    },
    {
      key: 'earned',
      header: t('bill.earned'),
      numeric: true,
      cell: (order) => (order.status === 'cancelled' ? '–' : money(order.vendor_share_paise)),
    },
  ]
}
