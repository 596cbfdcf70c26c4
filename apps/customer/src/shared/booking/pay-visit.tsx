import type { BookingTerms } from '@angadi/data/bookings/bookable-vendor.ts'
import { type BookingQuote, paidWithBooking } from '@angadi/data/bookings/booking-quote.ts'
import { freeUntil } from '@angadi/domain/bookings/terms.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Bill } from '@angadi/shell/bill/bill.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { useState } from 'react'
import { CheckoutRows } from '../checkout/checkout-row.tsx'
import { PaymentRow } from '../checkout/payment-row.tsx'
import { usePayBooking } from './use-pay-booking.ts'

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
  const errorText = useErrorText()
  const offlineReason = useOfflineReason()
  const pay = usePayBooking(quote, onPlaced)
  const [isOpen, setOpen] = useState(false)
  const total = quote.totals.total_paise
  const ahead = paidWithBooking(quote)
  const isShort = pay.method === 'wallet' && pay.missingPaise > 0
  const until = freeUntil(startsAt, terms.cancelling)
  const [problem] = quote.problems
  return (
    <>
      <section
        aria-label={t('book.bill')}
        aria-busy={isPricing}
        className="flex flex-col gap-2 rounded-lg border border-line px-4 py-2"
      >
        <Bill dense charges={quote.totals.charges} totalPaise={total} />
        {ahead < total ? (
          <KeyValueList
            entries={[
              { key: 'now', label: t('book.deposit'), value: money(ahead) },
              { key: 'there', label: t('book.rest'), value: money(total - ahead) },
            ]}
          />
        ) : null}
      </section>
      {problem ? (
        <Banner
          tone="warning"
          urgent
          action={
            <Button variant="quiet" size="sm" onClick={onChooseAgain}>
              {t('hold.again')}
            </Button>
          }
        >
          {t(`problem.${problem.code}`)}
        </Banner>
      ) : (
        <CheckoutRows label={t('book.payment')}>
          <PaymentRow
            quote={pay.payable}
            method={pay.method}
            cash={{
              title: t('book.payThere'),
              note: t('book.payThereNote', { total: money(quote.totals.cash_total_paise) }),
              refused: t(ahead < total ? 'book.depositAhead' : 'book.allAhead'),
            }}
            missingPaise={pay.missingPaise}
            isWalletFirst={pay.isWalletFirst}
            onWalletFirst={pay.setWalletFirst}
            usesPoints={pay.usesPoints}
            onUsesPoints={pay.setUsesPoints}
            onChange={pay.setMethod}
            isOpen={isOpen || isShort}
            onToggle={() => setOpen(!isOpen)}
          />
        </CheckoutRows>
      )}
      <p className="text-sm text-ink-muted">
        {until && Date.parse(until) > Date.now()
          ? t('book.freeUntil', { time: dateTime(until) })
          : until
            ? t('book.notFree')
            : t('terms.freeAlways')}
      </p>
      {pay.isOtherPrice ? (
        <Banner tone="warning" urgent>
          {t('book.otherPrice')}
        </Banner>
      ) : pay.failure === undefined ? null : (
        <Banner tone="danger" urgent>
          {errorText(pay.failure)}
        </Banner>
      )}
      <Button
        size="lg"
        wide
        busy={pay.isPlacing || isPricing}
        disabled={!pay.canPlace && !isPricing}
        unavailableReason={offlineReason}
        onClick={() => void pay.place()}
      >
        {pay.nowPaise > 0
          ? t(pay.method === 'gateway' ? 'book.payOnline' : 'book.pay', { amount: money(pay.nowPaise) })
          : t(terms.confirms_itself ? 'book.action' : 'book.ask')}
      </Button>
    </>
  )
}
