import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'
import { minutesSince } from '@angadi/domain/time/minutes-since.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { HandPlatter } from 'lucide-react'
import { CourierLine } from './courier-line.tsx'
import { hasBadges, OrderBadges } from './order-badges.tsx'
import { OrderBoardCard } from './order-board-card.tsx'
import { OrderContent } from './order-content.tsx'

/** After this time a ready order is getting cold, in minutes. */
const COLD_MINUTES = 10

export interface ReadyOrderProps {
  readonly order: VendorOrder
  /** The server's current time, in milliseconds since 1970. */
  readonly now: number
  readonly link: string
  readonly onHandOver: () => void
}

/** A ready order: with the handover code for its courier, or to be handed to the customer. */
export function ReadyOrder({ order, now, link, onHandOver }: ReadyOrderProps) {
  const { t } = useTranslation('vendor')
  const minutes = minutesSince(order.status_since, now)
  return (
    <OrderBoardCard
      orderNumber={order.order_number}
      age={t('age.since', { count: minutes })}
      late={minutes >= COLD_MINUTES}
      render={<AppLink to={link} />}
      badges={hasBadges(order) ? <OrderBadges order={order} /> : undefined}
      action={
        lifeCycleOf(order.kind).isCollected ? (
          <Button size="lg" icon={<HandPlatter aria-hidden />} onClick={onHandOver}>
            {t('action.handOver')}
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-3">
        <CourierLine order={order} />
        {order.pickup_code ? <PickupCode code={order.pickup_code} /> : null}
        <OrderContent order={order} />
      </div>
    </OrderBoardCard>
  )
}

/** The code that the courier enters at pick-up, readable from a distance. */
function PickupCode({ code }: { readonly code: string }) {
  const { t } = useTranslation('vendor')
  return (
    <div className="flex items-center justify-between gap-3 rounded-md bg-surface-sunken px-4 py-2.5">
      <span className="text-sm text-ink-muted">{t('pickupCode')}</span>
      <span className="text-3xl font-bold tracking-[0.2em] tabular-nums">{code}</span>
    </div>
  )
}
