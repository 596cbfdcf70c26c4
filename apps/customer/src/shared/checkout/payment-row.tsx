import { leftToPay, walletPart } from '@angadi/data/checkout/quote.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banknote, Smartphone, Wallet } from 'lucide-react'
import { CheckoutRow } from './checkout-row.tsx'
import { PaymentChoice, type PaymentChoiceProps } from './payment-choice.tsx'

export interface PaymentRowProps extends PaymentChoiceProps {
  readonly isOpen: boolean
  readonly onToggle: () => void
}

const ICONS = { wallet: Wallet, gateway: Smartphone, cash: Banknote } as const

/** How the order is paid. */
export function PaymentRow({ isOpen, onToggle, ...choice }: PaymentRowProps) {
  const { t } = useTranslation('checkout')
  const Icon = ICONS[choice.method]
  const isCollected = choice.quote.fulfilment === 'pickup'
  return (
    <CheckoutRow
      tall
      icon={<Icon />}
      title={
        choice.method === 'cash' && choice.cash
          ? choice.cash.title
          : t(choice.method === 'cash' && isCollected ? 'payment.cashPickup' : `payment.${choice.method}`)
      }
      note={<PaymentNote {...choice} />}
      isOpen={isOpen}
      onPress={onToggle}
    >
      <PaymentChoice {...choice} />
    </CheckoutRow>
  )
}

/** What points pay, and the rest. */
function PaymentNote(choice: PaymentChoiceProps) {
  const { t } = useTranslation('checkout')
  const { money } = useFormats()
  const { quote, method, usesPoints } = choice
  if (!usesPoints || !quote.points) return <RestNote {...choice} />
  const amount = money(quote.points.paise)
  if (leftToPay(quote, method, true) <= 0) return t('payment.onlyPoints')
  return (
    <>
      {t('payment.inPoints', { amount })} <RestNote {...choice} />
    </>
  )
}

function RestNote({ quote, method, cash, missingPaise, isWalletFirst, usesPoints }: PaymentChoiceProps) {
  const { t } = useTranslation('checkout')
  const { money } = useFormats()
  const balance = money(quote.wallet_balance_paise)
  if (method === 'wallet') return t('payment.walletNote', { balance })
  if (method === 'gateway') {
    const wallet = missingPaise > 0 && isWalletFirst ? walletPart(quote, usesPoints) : 0
    return wallet > 0
      ? t('payment.both', {
          wallet: money(wallet),
          rest: money(leftToPay(quote, 'gateway', usesPoints) - wallet),
        })
      : t('payment.gatewayNote')
  }
  // Why it is cash, for whoever has something in the wallet.
  return missingPaise > 0 && quote.wallet_balance_paise > 0
    ? t('payment.walletShort', { balance, missing: money(missingPaise) })
    : (cash?.note ?? t('payment.cashNote', { total: money(leftToPay(quote, 'cash', usesPoints)) }))
}
