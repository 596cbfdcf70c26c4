import type { Quote } from '@angadi/data/checkout/quote.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Banknote, Wallet } from 'lucide-react'
import type { OpenMethod } from '../../../shared/checkout/checkout-draft.ts'
import { ChoiceCards } from '../../../shared/choice-card/choice-card.tsx'

export interface PaymentChoiceProps {
  readonly quote: Quote
  readonly method: OpenMethod
  /** How much the wallet balance is short, in paise. */
  readonly missingPaise: number
  readonly onChange: (method: OpenMethod) => void
}

/** Wallet or cash. If the wallet balance is too low, says so and offers cash, where the server takes that much in cash. */
export function PaymentChoice({ quote, method, missingPaise, onChange }: PaymentChoiceProps) {
  const { t } = useTranslation('checkout')
  const { money } = useFormats()
  const balance = money(quote.wallet_balance_paise)
  const missing = money(missingPaise)
  const takesCash = quote.payment_methods.includes('cash')
  const total = money(quote.totals.cash_total_paise)
  return (
    <>
      <ChoiceCards<OpenMethod>
        label={t('payment.title')}
        hideLabel
        value={method}
        onChange={onChange}
        options={[
          {
            value: 'wallet',
            icon: <Wallet />,
            title: t('payment.wallet'),
            note:
              missingPaise > 0
                ? t('payment.walletShort', { balance, missing })
                : t('payment.walletNote', { balance }),
            disabled: missingPaise > 0 && method !== 'wallet',
          },
          {
            value: 'cash',
            icon: <Banknote />,
            title: t(quote.fulfilment === 'pickup' ? 'payment.cashPickup' : 'payment.cash'),
            note: takesCash ? t('payment.cashNote', { total }) : t('payment.cashNotOffered'),
            disabled: !takesCash && method !== 'cash',
          },
        ]}
      />
      {(method === 'wallet' || !takesCash) && missingPaise > 0 ? (
        <Banner
          tone="warning"
          action={
            takesCash ? (
              <Button variant="quiet" size="sm" onClick={() => onChange('cash')}>
                {t('payment.payCash')}
              </Button>
            ) : undefined
          }
        >
          {t(takesCash ? 'payment.tooLow' : 'payment.tooLowNoCash', { missing })}
        </Banner>
      ) : null}
    </>
  )
}
