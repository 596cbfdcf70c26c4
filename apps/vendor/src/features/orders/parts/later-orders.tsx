import { useVendorCard } from '@angadi/data/vendor-card/card.ts'
import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { slotEnd } from '@angadi/domain/schedule/slots.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { CalendarClock } from 'lucide-react'
import { bookedAt, bySlot } from '../stage.ts'

export interface LaterOrdersProps {
  readonly vendorId: string
  /** Accepted orders for later, by time. */
  readonly orders: readonly VendorOrder[]
  /** All orders under way: those that are not accepted yet take room in a slot, too. */
  readonly live: readonly VendorOrder[]
  readonly linkTo: (orderId: string) => string
}

/** The accepted orders for later by half hour: when to begin each, and how many of those that a half hour takes are booked. */
export default function LaterOrders({ vendorId, orders, live, linkTo }: LaterOrdersProps) {
  const { t } = useTranslation('vendor')
  const { day, time, timeRange, number } = useFormats()
  const capacity = useVendorCard(vendorId).data?.slot_capacity
  return (
    <Section title={t('later.title', { number: number(orders.length) })}>
      <ul className="flex flex-col gap-4">
        {bySlot(orders).map(([startsAt, ofSlot]) => (
          <li key={startsAt} className="rounded-lg border border-line bg-surface-raised">
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-3 font-semibold tabular-nums">
              {t('later.slot', { day: day(startsAt), range: timeRange(startsAt, slotEnd(startsAt)) })}
              {capacity ? (
                <span className="text-sm font-normal text-ink-muted">
                  {t('later.booked', {
                    booked: number(bookedAt(live, startsAt)),
                    capacity: number(capacity),
                  })}
                </span>
              ) : null}
            </h3>
            <ul className="px-4">
              {ofSlot.map((order) => (
                <li key={order.order_id}>
                  <ListRow
                    title={order.order_number}
                    note={order.begin_at ? t('later.begin', { time: time(order.begin_at) }) : undefined}
                    lead={<CalendarClock aria-hidden />}
                    render={<AppLink to={linkTo(order.order_id)} />}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
