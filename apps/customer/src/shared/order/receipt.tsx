import { useItemNames } from '@angadi/data/orders/item-names.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Bill } from '@angadi/shell/bill/bill.tsx'
import { useCameLabel } from '@angadi/shell/goods/use-came-label.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { OrderLines } from '@angadi/ui/order-lines/order-lines.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { addressLine } from './address-labels.ts'
import { partsOf } from './payment-parts.ts'

/** The items, the price to the paisa, the payment method and the address. */
export function Receipt({ tracking: { order, vendor } }: { readonly tracking: Tracking }) {
  const { t } = useTranslation(['orders', 'order-words'])
  const { money, dateTime } = useFormats()
  const namesOf = useItemNames(order.items)
  const came = useCameLabel()
  const { isCollected } = lifeCycleOf(order.kind)
  const parts = partsOf(order)
  const lines = order.items.map((item, index) => {
    const { name, options } = namesOf(item)
    return {
      // The same item may appear twice, with different options.
      key: `${item.id} ${index}`,
      quantity: item.quantity,
      name,
      changed: came(item),
      options: options.join(', ') || undefined,
      person: item.for_name ?? undefined,
      note: item.special_instructions ?? undefined,
      trail: (
        <span className="tabular-nums">
          {money(item.quantity * (item.unit_paise ?? Math.round(item.price * 100)))}
        </span>
      ),
    }
  })
  const entries = [
    { key: 'number', label: t('receipt.number'), value: order.order_number },
    { key: 'placed', label: t('receipt.placed'), value: dateTime(order.created_at) },
    {
      key: 'payment',
      label: t('receipt.payment'),
      value: t('payment.with', {
        method:
          parts.length > 1
            ? parts
                .map(({ method, amount_paise }) =>
                  t('payment.part', { method: t(`payment.${method}`), amount: money(amount_paise) }),
                )
                .join(' · ')
            : t(`payment.${order.payment_method}`),
        state: t(`payment.state.${order.payment_status}`),
      }),
    },
    isCollected
      ? { key: 'where', label: t('receipt.pickup'), value: vendor?.address ?? '' }
      : { key: 'where', label: t('receipt.address'), value: order.address ? addressLine(order.address) : '' },
    ...(order.gift
      ? [
          {
            key: 'gift',
            label: t('receipt.gift'),
            value: [order.gift.recipient, order.gift.message, order.gift.sender].filter(Boolean).join(' · '),
          },
        ]
      : []),
    ...(order.instructions ? [{ key: 'notes', label: t('receipt.notes'), value: order.instructions }] : []),
  ]
  return (
    <Card className="flex flex-col gap-5">
      <Section title={t('receipt.title')}>
        <OrderLines
          label={t(`order-words:${tradeOf(order.category)}.items`, { number: order.order_number })}
          lines={lines}
        />
      </Section>
      <div className="border-t border-line pt-4">
        <Bill
          charges={order.charges}
          totalPaise={order.total_paise}
          couponCode={order.promo_code}
          refunds={order.refunds}
        />
      </div>
      <div className="border-t border-line pt-1">
        <KeyValueList entries={entries} />
      </div>
    </Card>
  )
}
