import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { OrderLines } from '@angadi/ui/order-lines/order-lines.tsx'
import { OctagonX } from 'lucide-react'
import { useNow } from '../../../console/use-now.ts'
import { acknowledge, useUnseenCancelled } from '../seen-cancelled.ts'
import { useOrderWords } from '../use-order-words.tsx'

export interface CancelledOrdersProps {
  /** The orders that have ended last. */
  readonly ended: readonly VendorOrder[]
  readonly serverOffsetMs: number
}

/** What was called off while the kitchen had it: stays in sight until somebody has taken note. */
export function CancelledOrders({ ended, serverOffsetMs }: CancelledOrdersProps) {
  const { t } = useTranslation('vendor')
  const orders = useUnseenCancelled(ended, useNow(serverOffsetMs))
  const { lines, reason, actor } = useOrderWords()
  if (orders.length === 0) return null
  return (
    <ul aria-label={t('cancelled.list')} className="flex flex-col gap-3">
      {orders.map((order) => {
        const isMissed = order.cancel_reason === 'not_accepted_in_time'
        return (
          <li
            key={order.order_id}
            className="flex flex-col gap-3 rounded-lg border-2 border-danger bg-danger-soft p-4 text-danger-ink md:flex-row md:items-center md:gap-6"
          >
            <div className="min-w-0 flex-1">
              <p className="flex items-center gap-2 text-lg font-bold">
                <OctagonX aria-hidden className="size-6 shrink-0" />
                {t(isMissed ? 'cancelled.missed' : 'cancelled.title', { number: order.order_number })}
              </p>
              <p className="mt-1 text-sm">
                {isMissed
                  ? t('cancelled.missedText')
                  : t('cancelled.text', {
                      who: actor(order.cancelled_by) ?? t('actor.system'),
                      reason: reason(order.cancel_reason),
                    })}
              </p>
            </div>
            {isMissed ? null : (
              <div className="min-w-0 flex-1 text-ink">
                <OrderLines label={t('order.dishes')} lines={lines(order)} />
              </div>
            )}
            <Button look="secondary" onClick={() => acknowledge(order.order_id)}>
              {t('cancelled.seen')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
