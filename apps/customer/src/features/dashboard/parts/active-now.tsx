import { useActiveOrders } from '@angadi/data/orders/my-orders.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { OrderStatusBadge } from '@angadi/ui/order-status-badge/order-status-badge.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Bike } from 'lucide-react'
import { useStatusLabels } from '../../../shared/order/use-status-labels.ts'

/** The orders under way; nothing where there are none. */
export function ActiveNow() {
  const { t } = useTranslation('dashboard')
  const { data: orders = [] } = useActiveOrders()
  const statusLabels = useStatusLabels()
  if (orders.length === 0) return null
  return (
    <Section title={t('active')}>
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id}>
            <ListRow
              lead={<Bike aria-hidden />}
              title={order.vendor_name}
              note={order.order_number}
              trail={
                <OrderStatusBadge
                  status={order.status}
                  label={statusLabels(order.status, order.kind).label}
                />
              }
              render={<AppLink to={pathTo('orderTrackingId', { id: order.id })} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
