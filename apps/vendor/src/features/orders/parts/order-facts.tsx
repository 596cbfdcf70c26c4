import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ContactSlot } from '@angadi/shell/contact/contact-slot.tsx'
import { type KeyValue, KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { OrderStatusBadge } from '@angadi/ui/order-status-badge/order-status-badge.tsx'
import type { ReactNode } from 'react'
import { hasNoCutlery } from '../../../shared/trade/trade-of.ts'
import { useOrderLabels } from '../use-order-labels.tsx'

export interface OrderFactsProps {
  readonly order: VendorOrder
  readonly vendorId: string
}

/** The facts of an order: status, customer and courier, how to reach them, times, fulfilment and payment. */
export function OrderFacts({ order, vendorId }: OrderFactsProps) {
  const { t } = useTranslation('vendor')
  const { dateTime } = useFormats()
  const { payment, courier, reason, actor } = useOrderLabels()
  const comes = courier(order)
  const isCancelled = order.status === 'cancelled'
  const reachable = (name: ReactNode, role: string) => (
    <span className="flex flex-wrap items-center justify-end gap-x-2">
      {name}
      <ContactSlot orderId={order.order_id} as="vendor" with={role} vendorId={vendorId} />
    </span>
  )
  const rows: readonly (KeyValue | undefined)[] = [
    {
      key: 'status',
      label: t('order.status'),
      value: <OrderStatusBadge status={order.status} label={t(`status.${order.status}`)} />,
    },
    { key: 'customer', label: t('order.customer'), value: reachable(order.customer_name, 'user') },
    { key: 'placed', label: t('order.placed'), value: dateTime(order.placed_at) },
    order.scheduled_for
      ? { key: 'scheduled', label: t('order.scheduled'), value: dateTime(order.scheduled_for) }
      : undefined,
    {
      key: 'fulfilment',
      label: t('order.fulfilment'),
      value: t(lifeCycleOf(order.kind).isCollected ? 'badge.pickup' : 'order.delivery'),
    },
    comes ? { key: 'courier', label: t('order.courier'), value: reachable(comes, 'courier') } : undefined,
    order.pickup_code
      ? {
          key: 'code',
          label: t('pickupCode'),
          value: <span className="text-xl font-bold tracking-widest">{order.pickup_code}</span>,
        }
      : undefined,
    { key: 'payment', label: t('order.payment'), value: payment(order) },
    order.prep_minutes && !isCancelled
      ? { key: 'prep', label: t('order.prep'), value: t('minutes', { count: order.prep_minutes }) }
      : undefined,
    hasNoCutlery(order)
      ? { key: 'cutlery', label: t('order.cutlery'), value: t('badge.noCutlery') }
      : undefined,
    isCancelled
      ? {
          key: 'reason',
          label: t('status.cancelled'),
          value: t('cancelled.text', {
            who: actor(order.cancelled_by) ?? t('actor.system'),
            reason: reason(order.cancel_reason, order.category),
          }),
        }
      : undefined,
  ]
  return <KeyValueList entries={rows.filter((row) => row !== undefined)} />
}
