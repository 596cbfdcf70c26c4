import type { AdminOrder } from '@angadi/data/admin-console/order.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { EventTimeline } from '@angadi/ui/event-timeline/event-timeline.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { useOrderLabels } from './use-order-labels.ts'

/** Every transition of the order, in sequence, with who made it. */
export function OrderHistory({ events }: { readonly events: AdminOrder['events'] }) {
  const { t } = useTranslation('admin')
  const { dateTime } = useFormats()
  const labels = useOrderLabels()
  return (
    <Section title={t('order.history')}>
      <EventTimeline
        label={t('order.history')}
        events={events.map((event) => ({
          key: String(event.seq),
          title: t(`status.${event.to_status}`),
          at: dateTime(event.at),
          dateTime: event.at,
          by: [labels.actor(event.actor_role), event.actor_name].filter(Boolean).join(' · '),
          note:
            [event.reason_code && labels.reason(event.reason_code), event.note].filter(Boolean).join(': ') ||
            undefined,
          tone:
            event.to_status === 'cancelled'
              ? 'danger'
              : event.to_status === 'delivered'
                ? 'success'
                : 'neutral',
        }))}
      />
    </Section>
  )
}
