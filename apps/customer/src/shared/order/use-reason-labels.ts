import {
  BOOKING_ONLY_REASONS,
  CANCEL_REASONS,
  HISTORY_NOTES,
  RIDE_NOTES,
  RIDE_REASONS,
} from '@angadi/domain/orders/cancel-reasons.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** Translates the reason for a cancellation in the words of the order's trade; undefined for codes without a translation. */
export function useReasonLabels(): (
  code: string | null,
  category: string | null | undefined,
) => string | undefined {
  const { t } = useTranslation(['orders', 'order-words'])
  return (code, category) => {
    const known = [
      ...CANCEL_REASONS,
      ...BOOKING_ONLY_REASONS,
      ...HISTORY_NOTES,
      ...RIDE_REASONS,
      ...RIDE_NOTES,
    ].find((one) => one === code)
    switch (known) {
      case undefined:
        return undefined
      case 'too_busy':
      case 'closing':
      case 'vendor_problem':
      case 'not_accepted_in_time':
        return t(`order-words:${tradeOf(category)}.reason.${known}`)
      default:
        return t(`reason.${known}`)
    }
  }
}
