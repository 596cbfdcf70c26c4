import type { BookingTerms } from '@angadi/data/bookings/bookable-vendor.ts'
import { type BookingQuote, paidWithBooking } from '@angadi/data/bookings/booking-quote.ts'
import { freeUntil } from '@angadi/domain/bookings/terms.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { PayQuote } from './pay-quote.tsx'

export interface PayVisitProps {
  readonly quote: BookingQuote
  readonly terms: BookingTerms
  readonly startsAt: string
  /** Whether a newer price is being worked out. */
  readonly isPricing: boolean
  readonly onChooseAgain: () => void
  readonly onPlaced: (orderId: string) => void
}

/** The bill of a kept time, how it is paid, what cancelling costs, and booking it. */
export function PayVisit({ quote, terms, startsAt, isPricing, onChooseAgain, onPlaced }: PayVisitProps) {
  const { t } = useTranslation('times')
  const { money, dateTime } = useFormats()
  const until = freeUntil(startsAt, terms.cancelling)
  return (
    <PayQuote
      quote={quote}
      isPricing={isPricing}
      words={{
        pay: (amount) => t('book.pay', { amount }),
        payOnline: (amount) => t('book.payOnline', { amount }),
        nothing: t(terms.confirms_itself ? 'book.action' : 'book.ask'),
      }}
      cash={{
        title: t('book.payThere'),
        note: t('book.payThereNote', { total: money(quote.totals.cash_total_paise) }),
        refused: t(paidWithBooking(quote) < quote.totals.total_paise ? 'book.depositAhead' : 'book.allAhead'),
      }}
      note={
        until && Date.parse(until) > Date.now()
          ? t('book.freeUntil', { time: dateTime(until) })
          : until
            ? t('book.notFree')
            : t('terms.freeAlways')
      }
      remedy={
        <Button variant="quiet" size="sm" onClick={onChooseAgain}>
          {t('hold.again')}
        </Button>
      }
      onPlaced={onPlaced}
    />
  )
}
