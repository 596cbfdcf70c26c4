import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Star } from 'lucide-react'
import { Suspense } from 'react'

const RateSheet = lazy(() => import('./rate-sheet.tsx'))
const OrderReviews = lazy(() => import('./order-reviews.tsx'))

/** Asks for a rating while the order can be rated; after that, what the customer wrote about it, to change and to add to. */
export function RateInvite({ tracking }: { readonly tracking: Tracking }) {
  const { t } = useTranslation(['orders', 'order-words'])
  const { isOpen, open, close } = useSheet('rate')
  const { order, delivery, can_rate: canRate } = tracking
  if (!canRate)
    return order.status === 'delivered' ? (
      <Suspense>
        <OrderReviews order={order} />
      </Suspense>
    ) : null
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-accent-soft p-4 text-accent-ink">
      <p className="min-w-0 flex-1 basis-48">
        <span className="block text-lg font-bold">{t('rate.title')}</span>
        {t(`order-words:${tradeOf(order.category)}.rate.invite`)}
      </p>
      <Button variant="accent" icon={<Star aria-hidden />} onClick={open}>
        {t('rate.action')}
      </Button>
      {isOpen ? (
        <Suspense>
          <RateSheet
            orderId={order.id}
            vendorName={order.vendor_name}
            category={order.category}
            courierName={delivery?.courier?.name}
            itemNames={namesOf(order.items)}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </section>
  )
}

/** The name of each item once, however often it is in the order with other options; what is no item is not rated. */
function namesOf(lines: Tracking['order']['items']): readonly string[] {
  return [...new Set(lines.filter(({ id }) => id !== null).map(({ name }) => name))]
}
