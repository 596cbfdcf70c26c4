import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { OrderLines } from '@angadi/ui/order-lines/order-lines.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { PriceBreakdown } from '@angadi/ui/price-breakdown/price-breakdown.tsx'
import { useOrderLabels } from '../use-order-labels.tsx'
import { OrderRefunds } from './order-refunds.tsx'

/** The items, the price for the customer, and the vendor's share. */
export function OrderBill({ order }: { readonly order: VendorOrder }) {
  const { t } = useTranslation(['vendor', 'vendor-words'])
  const { money } = useFormats()
  const trade = tradeOf(order.category)
  const { lines } = useOrderLabels()
  const totals = order.items.map(
    ({ unit_paise: unit, quantity, charged_paise: charged }) => charged ?? (unit ?? 0) * quantity,
  )
  const itemsPaise = totals.reduce((sum, total) => sum + total, 0)
  return (
    <Section title={t(`vendor-words:${trade}.bill`)}>
      <OrderLines
        label={t(`vendor-words:${trade}.items`)}
        lines={lines(order).map((line, index) => ({ ...line, trail: money(totals[index] ?? 0) }))}
      />
      {order.instructions ? (
        <p className="rounded-md bg-warning-soft px-4 py-3 text-sm font-medium text-warning-ink">
          {order.instructions}
        </p>
      ) : null}
      {order.refunds ? <OrderRefunds refunds={order.refunds} /> : null}
      {order.status === 'cancelled' ? (
        <p className="text-ink-muted">{t('bill.cancelled', { amount: money(order.total_paise) })}</p>
      ) : (
        <>
          <PriceBreakdown
            freeLabel={money(0)}
            lines={[
              { key: 'items', label: t(`vendor-words:${trade}.items`), paise: itemsPaise },
              {
                key: 'commission',
                label: t('bill.commission'),
                note: t('bill.commissionNote'),
                paise: order.vendor_share_paise - itemsPaise,
                isCost: true,
              },
            ]}
            total={{ label: t('bill.earned'), paise: order.vendor_share_paise }}
          />
          <p className="text-sm text-ink-muted">
            {t('bill.customerPays', { amount: money(order.total_paise) })}
          </p>
        </>
      )}
    </Section>
  )
}
