import type { Quote } from '@angadi/data/checkout/quote.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Bill } from '../../../shared/order/bill.tsx'

export interface QuoteBillProps {
  readonly quote: Quote
  /** Whether a newer quote is loading. */
  readonly stale: boolean
  /** Without an address, the distance and the delivery charge are unknown. */
  readonly isAddressMissing: boolean
}

/** What all orders of this checkout cost together. */
export function QuoteBill({ quote, stale, isAddressMissing }: QuoteBillProps) {
  const { t } = useTranslation('checkout')
  return (
    <Card aria-busy={stale}>
      <Section title={t('bill.title')}>
        <Bill
          amounts={quote.totals}
          taxes={quote.orders.flatMap((order) => order.taxes)}
          isPickup={quote.fulfilment === 'pickup'}
          couponCode={quote.coupon?.code ?? null}
        />
        {isAddressMissing ? <p className="text-sm text-ink-muted">{t('bill.withoutAddress')}</p> : null}
      </Section>
    </Card>
  )
}
