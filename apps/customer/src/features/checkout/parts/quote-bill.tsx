import type { Quote } from '@angadi/data/checkout/quote.ts'
import type { Charge } from '@angadi/data/orders/charge.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Bill } from '@angadi/shell/bill/bill.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { MembershipLine } from './membership-line.tsx'

export interface QuoteBillProps {
  readonly quote: Quote
  /** What is paid, in paise: cash is collected in whole rupees. */
  readonly toPayPaise: number
  /** What of it points pay. */
  readonly pointsPaise: number
  /** Whether a newer quote is loading. */
  readonly stale: boolean
  /** Without an address, the distance and the delivery charge are unknown. */
  readonly isAddressMissing: boolean
}

/** What all orders of this checkout cost together, every fee of it. */
export function QuoteBill({ quote, toPayPaise, pointsPaise, stale, isAddressMissing }: QuoteBillProps) {
  const { t } = useTranslation('checkout')
  const { money } = useFormats()
  const roundedPaise = toPayPaise - quote.totals.total_paise
  const rounding: readonly Charge[] =
    roundedPaise === 0 ? [] : [{ code: 'rounding', amount_paise: roundedPaise }]
  return (
    <section
      aria-label={t('bill.title')}
      aria-busy={stale}
      className="flex flex-col gap-2 rounded-lg border border-line bg-surface-raised px-4 py-1.5"
    >
      <Bill
        dense
        charges={[...quote.totals.charges, ...rounding]}
        totalPaise={toPayPaise}
        couponCode={quote.coupon?.code}
      />
      {pointsPaise > 0 ? (
        <KeyValueList
          entries={[
            { key: 'points', label: t('bill.points'), value: money(-pointsPaise) },
            { key: 'left', label: t('bill.left'), value: money(toPayPaise - pointsPaise) },
          ]}
        />
      ) : null}
      <MembershipLine quote={quote} />
      {isAddressMissing ? <p className="text-sm text-ink-muted">{t('bill.withoutAddress')}</p> : null}
    </section>
  )
}
