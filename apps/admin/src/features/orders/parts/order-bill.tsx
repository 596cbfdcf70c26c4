import type { AdminOrder } from '@angadi/data/admin-console/order.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { OrderLines } from '@angadi/ui/order-lines/order-lines.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { PriceBreakdown } from '@angadi/ui/price-breakdown/price-breakdown.tsx'

const FEES = ['packaging', 'delivery', 'small_cart', 'surge', 'platform', 'tax', 'tip'] as const

/** The items of the order and its charges, line by line. */
export function OrderBill({ data: { order, items } }: { readonly data: AdminOrder }) {
  const { t } = useTranslation('admin')
  const { money } = useFormats()
  return (
    <Section title={t('order.bill')}>
      <OrderLines
        label={t('order.items')}
        lines={items.map((item) => ({
          key: String(item.position),
          quantity: item.quantity,
          name: item.name,
          options: item.options.map((option) => option.name).join(', ') || undefined,
          trail: money(item.total_paise),
        }))}
      />
      <PriceBreakdown
        freeLabel={t('bill.free')}
        lines={[
          { key: 'subtotal', label: t('bill.subtotal'), paise: order.subtotal_paise },
          ...FEES.filter((fee) => order[`${fee}_paise`] > 0).map((fee) => ({
            key: fee,
            label: t(`bill.${fee}`),
            paise: order[`${fee}_paise`],
          })),
          ...(order.discount_paise > 0
            ? [{ key: 'discount', label: t('bill.discount'), paise: -order.discount_paise }]
            : []),
        ]}
        total={{ label: t('columns.total'), paise: order.total_paise }}
      />
    </Section>
  )
}
