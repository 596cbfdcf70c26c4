import { useOrderHistory } from '@angadi/data/vendor-console/history.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { EventTimeline } from '@angadi/ui/event-timeline/event-timeline.tsx'
import { Section } from '@angadi/ui/page/section.tsx'

/** What has happened with a booking so far; nothing where that cannot be read. */
export function BookingHistory({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation(['calendar', 'vendor'])
  const { dateTime } = useFormats()
  const { data } = useOrderHistory(orderId)
  if (!data || data.length === 0) return null
  return (
    <Section title={t('facts.history')}>
      <EventTimeline
        label={t('facts.history')}
        events={data.map((event) => ({
          key: String(event.seq),
          title: t(`vendor:status.${event.to_status}`),
          at: dateTime(event.at),
          dateTime: event.at,
          tone: event.to_status === 'cancelled' ? 'danger' : 'neutral',
        }))}
      />
    </Section>
  )
}
