import type { BookingTerms } from '@angadi/data/bookings/bookable-vendor.ts'
import { freeUntilMinutes } from '@angadi/domain/bookings/terms.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

const HOUR = 60

/** Lengths, prices and terms of what is booked, in words. */
export function useVisitWords(): {
  /** "45 min", "1 h", "1 h 30 min". */
  readonly length: (minutes: number) => string
  /** "₹400", or "₹400–₹550" where it depends on the person. */
  readonly price: (from: number, to: number) => string
  /** What the vendor asks for, a sentence each. */
  readonly terms: (terms: BookingTerms) => readonly string[]
} {
  const { t } = useTranslation('times')
  const { money, number } = useFormats()
  const length = (minutes: number) => {
    const hours = Math.floor(minutes / HOUR)
    const rest = minutes % HOUR
    if (hours === 0) return t('length.minutes', { minutes: number(rest) })
    return rest === 0
      ? t('length.hours', { hours: number(hours) })
      : t('length.both', { hours: number(hours), minutes: number(rest) })
  }
  return {
    length,
    price: (from, to) => (from === to ? money(from) : t('priceRange', { from: money(from), to: money(to) })),
    terms: ({ deposit_bp: deposit, deposit_for_new_only: isForNew, confirms_itself: isSure, cancelling }) => {
      const minutes = freeUntilMinutes(cancelling)
      const share = number(deposit / 100)
      return [
        deposit === 0
          ? t('terms.payThere')
          : t(
              deposit >= 10_000
                ? isForNew
                  ? 'terms.allAheadNew'
                  : 'terms.allAhead'
                : isForNew
                  ? 'terms.depositNew'
                  : 'terms.deposit',
              { share },
            ),
        minutes === undefined ? t('terms.freeAlways') : t('terms.freeUntil', { length: length(minutes) }),
        ...(isSure ? [] : [t('terms.confirms')]),
      ]
    },
  }
}
