import { useOrderHistory } from '@angadi/data/vendor-console/history.ts'
import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { EventTimeline } from '@angadi/ui/event-timeline/event-timeline.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { useOrderLabels } from '../use-order-labels.tsx'

const tones = { cancelled: 'danger', delivered: 'success' } as const

/** All transitions of an order so far, with their times. */
export function OrderHistory({ order: { order_id: orderId, category } }: { readonly order: VendorOrder }) {
  const { t } = useTranslation(['vendor', 'common'])
  const { time } = useFormats()
  const { actor, reason } = useOrderLabels()
  const errorText = useErrorText()
  const { data, error } = useOrderHistory(orderId)
  return (
    <Section title={t('order.history')}>
      {data ? (
        <EventTimeline
          label={t('order.history')}
          events={data.map((event) => ({
            key: String(event.seq),
            title: t(`status.${event.to_status}`),
            at: time(event.at),
            dateTime: event.at,
            by: actor(event.actor_role),
            note: event.reason_code ? reason(event.reason_code, category) : undefined,
            tone:
              event.to_status === 'cancelled' || event.to_status === 'delivered'
                ? tones[event.to_status]
                : 'neutral',
          }))}
        />
      ) : null}
      {error && !data ? <p className="text-ink-muted">{errorText(error)}</p> : null}
      {!data && !error ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-32" />
        </SkeletonGroup>
      ) : null}
    </Section>
  )
}
