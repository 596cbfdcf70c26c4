import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** The headline for the order's current status, and what happens next. */
export function useTrackLabels({ order, delivery }: Pick<Tracking, 'order' | 'delivery'>): {
  readonly head: string
  readonly text: string | undefined
} {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormats()
  const { status, kind, payment_method: method } = order
  const vendor = order.vendor_name
  const courier = delivery?.courier?.name ?? t('track.courierFallback')
  const isPickup = kind === 'pickup'
  if (isPickup && status === 'ready')
    return { head: t('track.head.readyPickup'), text: t('track.text.readyPickup', { vendor }) }
  if (isPickup && status === 'delivered') return { head: t('track.head.collected'), text: undefined }
  return { head: t(`track.head.${status}`, { vendor }), text: text() }

  function text(): string | undefined {
    if (order.scheduled_for && status === 'pending' && order.accept_by)
      return t('scheduled.pending', { time: dateTime(order.accept_by) })
    if (order.scheduled_for && status === 'confirmed' && delivery?.state !== 'no_courier')
      return t('scheduled.confirmed')
    switch (status) {
      case 'pending':
        return t(method === 'cash' ? 'track.text.pendingCash' : 'track.text.pending')
      case 'out_for_delivery':
      case 'on_way':
        return t(`track.text.${status}`, { courier })
      case 'confirmed':
      case 'preparing':
      case 'ready':
        return courierText() ?? t(`track.text.${status}`)
      default:
        return undefined
    }
  }

  function courierText(): string | undefined {
    switch (delivery?.state) {
      case 'no_courier':
        return t(status === 'confirmed' ? 'track.text.no_courier' : 'track.text.no_courierCooking')
      case 'assigned':
      case 'at_pickup':
        return t(`track.text.${delivery.state}`, { courier })
      case 'searching':
        return status === 'ready' ? t('track.text.searching') : undefined
      default:
        return undefined
    }
  }
}
