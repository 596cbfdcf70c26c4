import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { EventTimeline, type TimelineEvent } from '@angadi/ui/event-timeline/event-timeline.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { useReasonLabels } from '../../../shared/order/use-reason-labels.ts'

const ACTORS = ['user', 'vendor', 'courier', 'admin', 'system'] as const

/** All events of an order in order, each with its actor. */
export function History({ tracking: { order, events } }: { readonly tracking: Tracking }) {
  const { t } = useTranslation(['orders', 'order-words'])
  const { time } = useFormats()
  const reasonLabels = useReasonLabels()
  const trade = tradeOf(order.category)
  const titleOf = (status: Tracking['order']['status']) => {
    if (status === 'preparing') return t(`order-words:${trade}.preparing`)
    if (!lifeCycleOf(order.kind).isCollected) return t(`event.${status}`)
    if (status === 'ready') return t('event.readyPickup')
    return t(status === 'delivered' ? 'event.collected' : `event.${status}`)
  }
  const shown = events.map(({ seq, to_status: status, at, actor_role, reason_code }): TimelineEvent => {
    const actor = ACTORS.find((one) => one === actor_role)
    return {
      key: String(seq),
      title: titleOf(status),
      at: time(at),
      dateTime: at,
      by: actor === 'vendor' ? t(`order-words:${trade}.vendor`) : actor ? t(`by.${actor}`) : undefined,
      note: reasonLabels(reason_code, order.category),
      tone: status === 'cancelled' ? 'danger' : status === 'delivered' ? 'success' : 'action',
    }
  })
  return (
    <Card>
      <Section title={t('order.history')}>
        <EventTimeline label={t('order.history')} events={shown} />
      </Section>
    </Card>
  )
}
