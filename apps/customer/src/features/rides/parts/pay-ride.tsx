import type { RideQuote } from '@angadi/data/rides/ride-quote.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Bill } from '@angadi/shell/bill/bill.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { useState } from 'react'
import { CheckoutRows } from '../../../shared/checkout/checkout-row.tsx'
import { PaymentRow } from '../../../shared/checkout/payment-row.tsx'
import { usePayRide } from '../use-pay-ride.ts'
import { useRideWords } from '../use-ride-words.ts'

export interface PayRideProps {
  readonly quote: RideQuote
  /** What the final fare never exceeds, in paise. */
  readonly capPaise: number
  readonly isScheduled: boolean
  readonly vehicle: string
  /** The range of the fare as it is shown. */
  readonly range: string
  /** Whether a newer price is being worked out. */
  readonly isPricing: boolean
  readonly onPlaced: (orderId: string, isToPay: boolean) => void
}

/** The bill of a ride, the way of paying and the request. */
export function PayRide(props: PayRideProps) {
  const { quote, capPaise, isScheduled, vehicle, range, isPricing, onPlaced } = props
  const { t } = useTranslation('rides')
  const { money } = useFormats()
  const words = useRideWords()
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const pay = usePayRide(quote, onPlaced)
  const [isOpen, setOpen] = useState(false)
  const isShort = pay.method === 'wallet' && pay.missingPaise > 0
  const [problem] = quote.problems
  return (
    <div className="flex flex-col gap-4">
      <p className="tabular-nums">{t('pay.expected', { range })}</p>
      <section
        aria-label={t('pay.bill')}
        aria-busy={isPricing}
        className="rounded-lg border border-line px-4 py-2"
      >
        <Bill dense charges={quote.totals.charges} totalPaise={quote.totals.total_paise} />
      </section>
      <p className="text-sm font-semibold">{t('fare.cap', { amount: money(capPaise) })}</p>
      {problem ? (
        <Banner tone="warning" urgent>
          {words.problem(problem.code, problem.message)}
        </Banner>
      ) : (
        <CheckoutRows label={t('pay.payment')}>
          <PaymentRow
            quote={quote}
            method={pay.method}
            cash={{
              title: t('pay.cash'),
              note: t('pay.cashNote', { total: money(quote.totals.cash_total_paise) }),
              refused: t('pay.cashRefused'),
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
        {pay.method === 'cash' ? null : `${t('pay.held', { amount: money(capPaise) })} `}
        {t('pay.cancelNote')}
      </p>
      {pay.isOtherPrice ? (
        <Banner tone="warning" urgent>
          {t('pay.otherPrice')}
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
        unavailableReason={offline}
        onClick={() => void pay.place()}
      >
        {t(isScheduled ? 'request.schedule' : 'request.action', { vehicle })}{' '}
        <span className="tabular-nums">· {range}</span>
      </Button>
    </div>
  )
}
