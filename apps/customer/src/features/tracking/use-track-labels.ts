import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** The headline for the order's current status, and what happens next. */
export function useTrackLabels({ order, delivery }: Pick<Tracking, 'order' | 'delivery'>): {
  readonly head: string
  readonly text: string | undefined
} {
  const { t } = useTranslation(['orders', 'order-words'])
  const { dateTime, time } = useFormats()
  const { status, kind, payment_method: method } = order
  const vendor = order.vendor_name
  const trade = tradeOf(order.category)
  const courier = delivery?.courier?.name ?? t('track.courierFallback')
  const isPickup = lifeCycleOf(kind).isCollected
  if (isPickup && status === 'ready')
    return { head: t('track.head.readyPickup'), text: t('track.text.readyPickup', { vendor }) }
  if (isPickup && status === 'delivered')
    return { head: t(`order-words:${trade}.head.collected`), text: undefined }
  return { head: head(), text: text() }

  function head(): string {
    switch (status) {
      case 'preparing':
      case 'ready':
      case 'out_for_delivery':
      case 'delivered':
        return t(`order-words:${trade}.head.${status}`)
      default:
        return t(`track.head.${status}`, { vendor })
    }
  }

  function text(): string | undefined {
    if (order.scheduled_for && status === 'pending' && order.accept_by)
      return t(`order-words:${trade}.later.pending`, { time: dateTime(order.accept_by) })
    if (order.scheduled_for && status === 'confirmed' && delivery?.state !== 'no_courier')
      return t(`order-words:${trade}.later.confirmed`)
    switch (status) {
      case 'awaiting_payment':
        return t('track.text.awaiting_payment')
      case 'pending':
        return t(method === 'cash' ? 'track.text.pendingCash' : 'track.text.pending')
      case 'out_for_delivery':
      case 'on_way':
        return t(`track.text.${status}`, { courier })
      case 'confirmed':
      case 'preparing':
        return courierText() ?? t(`order-words:${trade}.text.${status}`)
      case 'ready':
        return courierText() ?? t('track.text.ready')
      default:
        return undefined
    }
  }

  function courierText(): string | undefined {
    switch (delivery?.state) {
      case 'no_courier':
        return delivery.asked_until
          ? t('track.text.no_courierUntil', { time: time(delivery.asked_until) })
          : t('track.text.no_courier')
      case 'assigned':
      case 'at_pickup':
        return t(`order-words:${trade}.text.${delivery.state}`, { courier })
      case 'searching':
        return status === 'ready' ? t('track.text.searching') : undefined
      default:
        return undefined
    }
  }
}
