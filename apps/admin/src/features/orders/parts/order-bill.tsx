import type { AdminOrder } from '@angadi/data/admin-console/order.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Bill } from '@angadi/shell/bill/bill.tsx'
import { useCameLabel } from '@angadi/shell/goods/use-came-label.ts'
import { OrderLines } from '@angadi/ui/order-lines/order-lines.tsx'
import { Section } from '@angadi/ui/page/section.tsx'

/** The items of the order and its charges, line by line. */
export function OrderBill({ data: { order, items } }: { readonly data: AdminOrder }) {
  const { t } = useTranslation('admin')
  const { money } = useFormats()
  const came = useCameLabel()
  return (
    <Section title={t('order.bill')}>
      <OrderLines
        label={t('order.items')}
        lines={items.map((item) => ({
          key: String(item.position),
          quantity: item.quantity,
          name: item.name,
          changed: came(order.items?.[item.position - 1] ?? item),
          options: item.options.map((option) => option.name).join(', ') || undefined,
          trail: money(item.total_paise),
        }))}
      />
      <Bill charges={order.charges} totalPaise={order.total_paise} refunds={order.refunds} />
    </Section>
  )
}
