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
  const { quote, method } = choice
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
          ? t('payment.walletNote', { balance: money(quote.wallet_balance_paise) })
          : t('payment.cashNote', { total: money(quote.totals.cash_total_paise) })
      }
      isOpen={isOpen}
      onPress={onToggle}
    >
      <PaymentChoice {...choice} />
    </CheckoutRow>
  )
}
