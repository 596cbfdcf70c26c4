import type { Biller } from '@angadi/data/digital/billers.ts'
import type { FetchedBill } from '@angadi/data/digital/bills.ts'
import { amountBounds } from '@angadi/domain/digital/amount-rule.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { useState } from 'react'
import { useReview } from '../use-review.ts'
import { OpenAmount } from './open-amount.tsx'
import { PaySheet } from './pay-sheet.tsx'
import { ReviewBar } from './review-bar.tsx'

export interface BillPaymentProps {
  readonly biller: Biller
  readonly bill: FetchedBill
}

/** The bill, the amount by the biller's rule, and the payment. */
export function BillPayment({ biller, bill }: BillPaymentProps) {
  const { t } = useTranslation('digital')
  const review = useReview()
  const due = bill.amount_paise ?? undefined
  const bounds = amountBounds(
    biller.amount_rule,
    due === undefined ? undefined : { amount: due, min: bill.min_paise },
    { min: biller.min_paise, max: biller.max_paise },
  )
  const isFixed = bounds.min === bounds.max
  const [amount, setAmount] = useState(isFixed ? bounds.min : due)
  return (
    <>
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (amount !== undefined) review.open()
        }}
      >
        <Facts biller={biller} bill={bill} />
        {isFixed ? (
          <p className="text-sm text-ink-muted">{t('bill.fixed')}</p>
        ) : (
          <OpenAmount bounds={bounds} initialPaise={due} onChange={setAmount} />
        )}
        {amount === undefined ? null : (
          <ReviewBar
            amountPaise={amount}
            fee={{ flat: biller.fee_paise, basisPoints: biller.fee_bp, cap: biller.fee_cap_paise }}
          />
        )}
      </form>
      {review.isOpen && amount !== undefined ? (
        <PaySheet
          request={{ service: 'bill', bill_fetch_id: bill.id, amount_paise: amount }}
          subject={{
            number: biller.parameters
              .map(({ code }) => bill.parameters[code])
              .filter(Boolean)
              .join(' · '),
            code: biller.code,
            name: biller.name,
            detail: bill.customer_name ?? undefined,
          }}
          onClose={review.close}
        />
      ) : null}
    </>
  )
}

/** What the biller said, and what was asked for. */
function Facts({ biller, bill }: BillPaymentProps) {
  const { t } = useTranslation('digital')
  const { money, date } = useFormats()
  const entries = [
    ...biller.parameters.map(({ code, label }) => ({ key: code, label, value: bill.parameters[code] })),
    { key: '_name', label: t('bill.name'), value: bill.customer_name },
    { key: '_number', label: t('bill.number'), value: bill.bill_number },
    { key: '_date', label: t('bill.date'), value: bill.bill_date ? date(bill.bill_date) : null },
    { key: '_due', label: t('bill.due'), value: bill.due_on ? date(bill.due_on) : null },
  ]
  return (
    <Card className="flex flex-col gap-3">
      {bill.amount_paise === null ? null : (
        <p className="flex flex-col">
          <span className="text-ink-muted">{t('bill.amount')}</span>
          <span className="text-3xl font-bold tabular-nums">{money(bill.amount_paise)}</span>
        </p>
      )}
      <KeyValueList entries={entries.filter(({ value }) => value != null && value !== '')} />
    </Card>
  )
}
