import type { BookingQuote } from '@angadi/data/bookings/booking-quote.ts'
import { paidWithBooking } from '@angadi/data/bookings/booking-quote.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Bill } from '@angadi/shell/bill/bill.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { type ReactNode, useState } from 'react'
import { CheckoutRows } from '../checkout/checkout-row.tsx'
import type { CashWords } from '../checkout/payment-choice.tsx'
import { PaymentRow } from '../checkout/payment-row.tsx'
import { usePayBooking } from './use-pay-booking.ts'

/** What the button is called: where something is paid now, through the gateway, and where nothing is. */
export interface PayWords {
  readonly pay: (amount: string) => string
  readonly payOnline: (amount: string) => string
  readonly nothing: string
}

export interface PayQuoteProps {
  readonly quote: BookingQuote
  readonly words: PayWords
  readonly cash: CashWords
  /** Whether a newer price is being worked out. */
  readonly isPricing: boolean
  /** What is said above the button. */
  readonly note: string
  /** What can be done about a problem. */
  readonly remedy?: ReactNode
  readonly onPlaced: (orderId: string) => void
}

/** The bill of a quote, how it is paid, and placing it. */
export function PayQuote({ quote, words, cash, isPricing, note, remedy, onPlaced }: PayQuoteProps) {
  const { t } = useTranslation('times')
  const { money } = useFormats()
  const errorText = useErrorText()
  const offlineReason = useOfflineReason()
  const pay = usePayBooking(quote, onPlaced)
  const [isOpen, setOpen] = useState(false)
  const total = quote.totals.total_paise
  const ahead = paidWithBooking(quote)
  const isShort = pay.method === 'wallet' && pay.missingPaise > 0
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
        <Banner tone="warning" urgent action={remedy}>
          {t(`problem.${problem.code}`)}
        </Banner>
      ) : total === 0 ? null : (
        <CheckoutRows label={t('book.payment')}>
          <PaymentRow
            quote={pay.payable}
            method={pay.method}
            cash={cash}
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
      <p className="text-sm text-ink-muted">{note}</p>
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
          ? (pay.method === 'gateway' ? words.payOnline : words.pay)(money(pay.nowPaise))
          : words.nothing}
      </Button>
    </>
  )
}
