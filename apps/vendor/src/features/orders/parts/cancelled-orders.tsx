import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useServerNow } from '@angadi/shell/use-server-now.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { OrderLines } from '@angadi/ui/order-lines/order-lines.tsx'
import { BellOff, OctagonX } from 'lucide-react'
import { acknowledge, useUnseenCancelled } from '../seen-cancelled.ts'
import { useOrderLabels } from '../use-order-labels.tsx'

export interface CancelledOrdersProps {
  /** The orders that ended most recently. */
  readonly ended: readonly VendorOrder[]
  readonly serverOffsetMs: number
}

/** Orders that were cancelled during preparation or not accepted in time: shown until they are acknowledged. */
export default function CancelledOrders({ ended, serverOffsetMs }: CancelledOrdersProps) {
  const { t } = useTranslation('vendor')
  const orders = useUnseenCancelled(ended, useServerNow(serverOffsetMs))
  const missed = orders.filter((order) => order.cancel_reason === 'not_accepted_in_time')
  const stopped = orders.filter((order) => !missed.includes(order))
  return (
    <>
      {stopped.length > 0 ? (
        <ul aria-label={t('cancelled.list')} className="flex flex-col gap-3">
          {stopped.map((order) => (
            <StoppedOrder key={order.order_id} order={order} />
          ))}
        </ul>
      ) : null}
      {missed.length > 0 ? (
        <Banner
          tone="warning"
          icon={<BellOff aria-hidden />}
          title={t('cancelled.missed', { count: missed.length })}
          action={
            <Button variant="secondary" size="sm" onClick={() => acknowledge(missed)}>
              {t('cancelled.seen')}
            </Button>
          }
        >
          {t('cancelled.missedText', {
            count: missed.length,
            numbers: missed.map((order) => order.order_number).join(', '),
          })}
        </Banner>
      ) : null}
    </>
  )
}

function StoppedOrder({ order }: { readonly order: VendorOrder }) {
  const { t } = useTranslation(['vendor', 'vendor-words'])
  const { lines, reason, actor } = useOrderLabels()
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-3 rounded-lg border-2 border-danger bg-danger-soft p-4 text-danger-ink md:flex md:items-center md:gap-6">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 text-lg font-bold">
          <OctagonX aria-hidden className="size-6 shrink-0" />
          {t('cancelled.title', { number: order.order_number })}
        </p>
        <p className="mt-1 text-sm">
          {t('cancelled.text', {
            who: actor(order.cancelled_by) ?? t('actor.system'),
            reason: reason(order.cancel_reason, order.category),
          })}
        </p>
      </div>
      <div className="min-w-0 flex-1 text-ink max-md:order-last max-md:col-span-2">
        <OrderLines label={t(`vendor-words:${tradeOf(order.category)}.items`)} lines={lines(order)} />
      </div>
      <Button variant="secondary" onClick={() => acknowledge([order])}>
        {t('cancelled.seen')}
      </Button>
    </li>
  )
}
