import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Bill } from '@angadi/shell/bill/bill.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { partsOf } from '../../../shared/order/payment-parts.ts'

/** The price to the paisa, how it is paid, and what is still to be paid at the visit. */
export function BookingReceipt({ order }: { readonly order: Tracking['order'] }) {
  const { t } = useTranslation(['bookings', 'orders'])
  const { money, dateTime } = useFormats()
  const parts = partsOf(order)
  const due =
    order.status === 'cancelled'
      ? 0
      : parts
          .filter(({ is_paid: isPaid }) => !isPaid)
          .reduce((sum, { amount_paise, refunded_paise }) => sum + amount_paise - refunded_paise, 0)
  return (
    <Card className="flex flex-col gap-4">
      <Section title={t('receipt')}>
        <Bill
          charges={order.charges}
          totalPaise={order.total_paise}
          couponCode={order.promo_code}
          refunds={order.refunds}
        />
      </Section>
      <div className="border-t border-line pt-1">
        <KeyValueList
          entries={[
            { key: 'number', label: t('orders:receipt.number'), value: order.order_number },
            { key: 'placed', label: t('orders:receipt.placed'), value: dateTime(order.created_at) },
            {
              key: 'payment',
              label: t('orders:receipt.payment'),
              value: parts
                .map(({ method, amount_paise: amount }) =>
                  t('orders:payment.part', { method: t(`orders:payment.${method}`), amount: money(amount) }),
                )
                .join(' · '),
            },
            ...(due > 0 ? [{ key: 'due', label: t('dueLabel'), value: money(due) }] : []),
          ]}
        />
      </div>
    </Card>
  )
}
