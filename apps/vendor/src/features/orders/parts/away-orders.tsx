import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Bike } from 'lucide-react'
import { useOrderLabels } from '../use-order-labels.tsx'

export interface AwayOrdersProps {
  readonly orders: readonly VendorOrder[]
  readonly linkTo: (orderId: string) => string
}

/** The orders that are out for delivery, in short: the vendor has nothing left to do for them. */
export function AwayOrders({ orders, linkTo }: AwayOrdersProps) {
  const { t } = useTranslation('vendor')
  const { courier } = useOrderLabels()
  return (
    <div className="flex flex-col">
      <h3 className="px-1 pt-2 text-sm font-semibold text-ink-muted">
        {t('board.away', { count: orders.length })}
      </h3>
      <ul>
        {orders.map((order) => (
          <li key={order.order_id}>
            <ListRow
              title={order.order_number}
              note={courier(order) ?? t('order.for', { name: order.customer_name })}
              lead={<Bike aria-hidden />}
              render={<AppLink to={linkTo(order.order_id)} />}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
