import type { AdminOrder } from '@angadi/data/admin-console/order.ts'
import { formatPhone } from '@angadi/domain/phone.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { OrderStatusBadge } from '@angadi/ui/order-status-badge/order-status-badge.tsx'
import { useOrderLabels } from './use-order-labels.ts'

/** Status, vendor, customer, payment and delivery of the order. */
export function OrderFacts({ data: { order, contact, delivery } }: { readonly data: AdminOrder }) {
  const { t } = useTranslation('admin')
  const { dateTime, distance, money } = useFormats()
  const labels = useOrderLabels()
  const address = contact?.address
  return (
    <KeyValueList
      entries={[
        {
          key: 'status',
          label: t('columns.status'),
          value: <OrderStatusBadge status={order.status} label={t(`status.${order.status}`)} />,
        },
        { key: 'placed', label: t('columns.placed'), value: dateTime(order.created_at) },
        { key: 'vendor', label: t('columns.vendor'), value: order.vendor_name },
        { key: 'customer', label: t('columns.customer'), value: contact?.customer_name ?? '–' },
        {
          key: 'phone',
          label: t('order.phone'),
          value: contact?.customer_phone ? formatPhone(contact.customer_phone) : '–',
        },
        {
          key: 'address',
          label: t('order.address'),
          value: address
            ? [address.line, address.landmark, address.city, address.pincode].filter(Boolean).join(', ')
            : t('order.pickup'),
        },
        {
          key: 'payment',
          label: t('columns.payment'),
          value: `${t(`method.${order.payment_method}`)} · ${t(`payment.${order.payment_status}`)}`,
        },
        ...(delivery
          ? [
              {
                key: 'delivery',
                label: t('order.delivery'),
                value: `${t(`delivery.${delivery.state}`)} · ${distance(delivery.distance_m)} · ${money(delivery.pay_paise)}`,
              },
              { key: 'courier', label: t('columns.courier'), value: delivery.courier_name ?? '–' },
            ]
          : []),
        ...(order.instructions
          ? [{ key: 'note', label: t('order.instructions'), value: order.instructions }]
          : []),
        ...(order.status === 'cancelled'
          ? [
              {
                key: 'reason',
                label: t('order.cancelled'),
                value: t('order.cancelledText', {
                  reason: labels.reason(order.cancel_reason ?? 'other'),
                  refund: money(order.refund_paise),
                  charge: money(order.charge_paise),
                }),
              },
            ]
          : []),
      ]}
    />
  )
}
