import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banknote, Wallet } from 'lucide-react'
import { CheckoutRow } from '../../../shared/checkout/checkout-row.tsx'
import { PaymentChoice, type PaymentChoiceProps } from './payment-choice.tsx'

export interface PaymentRowProps extends PaymentChoiceProps {
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** How the order is paid. */
export function PaymentRow({ isOpen, onToggle, ...choice }: PaymentRowProps) {
  const { t } = useTranslation('checkout')
  const { money } = useFormats()
  const { quote, method, missingPaise } = choice
  const balance = money(quote.wallet_balance_paise)
  const isWallet = method === 'wallet'
  return (
    <CheckoutRow
      tall
      icon={isWallet ? <Wallet /> : <Banknote />}
      title={
        isWallet
          ? t('payment.wallet')
          : t(quote.fulfilment === 'pickup' ? 'payment.cashPickup' : 'payment.cash')
      }
      note={
        isWallet
          ? t('payment.walletNote', { balance })
          : // Why it is cash, for whoever has something in the wallet.
            missingPaise > 0 && quote.wallet_balance_paise > 0
            ? t('payment.walletShort', { balance, missing: money(missingPaise) })
            : t('payment.cashNote', { total: money(quote.totals.cash_total_paise) })
      }
      isOpen={isOpen}
      onPress={onToggle}
    >
      <PaymentChoice {...choice} />
    </CheckoutRow>
  )
}
