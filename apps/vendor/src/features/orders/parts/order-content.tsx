import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { OrderLines } from '@angadi/ui/order-lines/order-lines.tsx'
import { MessageSquareText } from 'lucide-react'
import { GiftNote } from '../../../shared/gift-note.tsx'
import { useOrderLabels } from '../use-order-labels.tsx'

/** The customer, the items and the notes: the same on every card of the board. */
export function OrderContent({ order }: { readonly order: VendorOrder }) {
  const { t } = useTranslation(['vendor', 'vendor-words'])
  const { lines } = useOrderLabels()
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-muted">{t('order.for', { name: order.customer_name })}</p>
      <OrderLines label={t(`vendor-words:${tradeOf(order.category)}.items`)} lines={lines(order)} />
      <GiftNote gift={order.gift} />
      {order.instructions ? (
        <p className="flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2 text-sm font-medium text-warning-ink">
          <MessageSquareText aria-hidden className="mt-0.5 size-4 shrink-0" />
          {order.instructions}
        </p>
      ) : null}
    </div>
  )
}
