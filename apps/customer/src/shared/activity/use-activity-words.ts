import type { Activity } from '@angadi/data/activity/activity.ts'
import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useNotificationLabels } from '@angadi/shell/header/use-notification-labels.ts'
import { useMovementLabel } from '../wallet/use-movement-label.ts'

/** What a row of the timeline says, and where it leads. */
export interface ActivityWords {
  readonly title: string
  readonly note?: string | undefined
  readonly amount?: string | undefined
  readonly to?: string | undefined
}

const ORDER_EVENTS = ['placed', 'delivered', 'cancelled'] as const
/** Says an event of the timeline in the user's language. */
export function useActivityWords(): (activity: Activity) => ActivityWords {
  const { t } = useTranslation('dashboard')
  const labelsOf = useNotificationLabels()
  const { money } = useFormats()
  const movementLabel = useMovementLabel()
  return (activity) => {
    switch (activity.kind) {
      case 'order': {
        const event = ORDER_EVENTS.find((one) => one === activity.event) ?? 'placed'
        const isPayment = lifeCycleOf(activity.order_kind).isPayment === true
        return {
          title: t(isPayment ? `event.paid.${event}` : `event.order.${event}`, {
            vendor: activity.vendor_name,
          }),
          note: activity.order_number,
          amount: event === 'placed' ? money(activity.amount_paise) : undefined,
          to: pathTo('orderTrackingId', { id: activity.order_id }),
        }
      }
      case 'payment': {
        const sign = activity.amount_paise > 0 ? '+' : '−'
        return {
          title: movementLabel(activity.event),
          note: activity.order_number ?? activity.note ?? undefined,
          amount: `${sign}${money(Math.abs(activity.amount_paise))}`,
          to: activity.order_id ? pathTo('orderTrackingId', { id: activity.order_id }) : pathTo('wallet'),
        }
      }
      case 'notification': {
        const { title, message } = labelsOf(activity)
        const [pathname = ''] = (activity.action_url ?? '').split('?')
        return {
          title,
          note: message,
          to: activity.action_url && matchRoute(pathname) ? activity.action_url : undefined,
        }
      }
      case 'review':
        return {
          title: t('event.review', { vendor: activity.vendor_name, count: activity.stars }),
          note: activity.note ?? undefined,
          to: pathTo('orderTrackingId', { id: activity.order_id }),
        }
    }
  }
}
