import { QUOTE_VALID_MS, type Quote } from '@angadi/data/checkout/quote.ts'
import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSlotLabels } from '../../shared/schedule/use-slot-labels.ts'

const MINUTE_MS = 60_000

/** When a part of the order comes, and what else is known of it. */
export interface ArrivalLabels {
  readonly title: string
  readonly note: string | undefined
}

/** The words for when each part of a quote comes: a clock time, the chosen half hour, or the days of a parcel. */
export function useArrivalLabels(quote: Quote): (order: Quote['orders'][number]) => ArrivalLabels {
  const { t } = useTranslation('checkout')
  const { range, distance, day, time } = useFormats()
  const slots = useSlotLabels()
  // The server's clock when it priced this.
  const quotedAt = Date.parse(quote.expires_at) - QUOTE_VALID_MS
  const isAddressUnknown = quote.problems.some(
    ({ code }) => code === 'address_required' || code === 'address_not_found',
  )
  return (order) => {
    const { arrives_from: from, arrives_to: to } = order
    const isTooFar = quote.problems.some(
      ({ code, vendor_id }) => code === 'outside_delivery_area' && vendor_id === order.vendor_id,
    )
    if (isAddressUnknown || isTooFar) return { title: t('when.title'), note: undefined }
    if (lifeCycleOf(order.kind).broughtBy === 'carrier' && from && to)
      return {
        title:
          from === to
            ? t('parcelOn', { day: day(to) })
            : t('parcelBetween', { from: day(from), to: day(to) }),
        note: undefined,
      }
    const startsAt = order.scheduled_for ?? quote.scheduled_for
    if (startsAt) return { title: t('when.for', { slot: slots.full(startsAt) }), note: undefined }
    const minutes = range(order.minutes_min, order.minutes_max)
    const by = time(new Date(quotedAt + order.minutes_max * MINUTE_MS))
    return quote.fulfilment === 'pickup'
      ? { title: t('when.readyBy', { time: by }), note: t('ready', { range: minutes }) }
      : {
          title: t('when.by', { time: by }),
          note: t('arrives', { range: minutes, distance: distance(order.distance_m) }),
        }
  }
}
