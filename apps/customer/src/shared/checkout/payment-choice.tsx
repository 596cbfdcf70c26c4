import { leftToPay, type OpenMethod, type PayableQuote, walletPart } from '@angadi/data/checkout/quote.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { Banknote, Smartphone, Wallet } from 'lucide-react'
import { ChoiceCards } from '../choice-card/choice-card.tsx'
import { AddMissingMoney } from './add-missing-money.tsx'

/** What paying on the spot is called. */
export interface CashWords {
  readonly title: string
  /** Said while it is offered. */
  readonly note: string
  /** Said while it is not. */
  readonly refused: string
}

export interface PaymentChoiceProps {
  readonly quote: PayableQuote
  readonly method: OpenMethod
  /** What paying on the spot is called, and why it is not offered, where it is no cash on delivery. */
  readonly cash?: CashWords | undefined
  /** How much the wallet balance is short, in paise. */
  readonly missingPaise: number
  /** Whether the wallet pays first, where the gateway pays the rest. */
  readonly isWalletFirst: boolean
  readonly onWalletFirst: (isFirst: boolean) => void
  /** Whether points pay before everything else. */
  readonly usesPoints: boolean
  readonly onUsesPoints: (isUsed: boolean) => void
  readonly onChange: (method: OpenMethod) => void
}

/**
 * Wallet, gateway or cash, as far as each is offered. A wallet that is too low says so, offers what else there is, and
 * pays its part of what goes through the gateway.
 */
export function PaymentChoice({
  quote,
  method,
  cash,
  missingPaise,
  isWalletFirst,
  onWalletFirst,
  usesPoints,
  onUsesPoints,
  onChange,
}: PaymentChoiceProps) {
  const { t } = useTranslation('checkout')
  const { money } = useFormats()
  const balance = money(quote.wallet_balance_paise)
  const missing = money(missingPaise)
  const takesCash = quote.payment_methods.includes('cash')
  const takesGateway = quote.payment_methods.includes('gateway')
  const total = money(leftToPay(quote, 'cash', usesPoints))
  const fromWallet = walletPart(quote, usesPoints)
  const only = quote.coupon?.method ?? undefined
  const isWalletOut = only !== undefined && only !== 'wallet'
  const isTooLow = missingPaise > 0 && (method === 'wallet' || (method === 'cash' && !takesCash))
  return (
    <>
      {quote.points ? (
        <PointsSwitch
          quote={quote}
          points={quote.points}
          isUsed={usesPoints}
          method={method}
          onUse={onUsesPoints}
        />
      ) : null}
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
            note: isWalletOut
              ? t('payment.notWithCoupon')
              : missingPaise > 0
                ? t('payment.walletShort', { balance, missing })
                : t('payment.walletNote', { balance }),
            disabled: (missingPaise > 0 || isWalletOut) && method !== 'wallet',
            below:
              missingPaise > 0 && !isWalletOut ? (
                <AddMissingMoney missingPaise={missingPaise} onChoose={() => onChange('wallet')} />
              ) : undefined,
          },
          ...(takesGateway
            ? [
                {
                  value: 'gateway' as const,
                  icon: <Smartphone />,
                  title: t('payment.gateway'),
                  note: t('payment.gatewayNote'),
                  below:
                    method === 'gateway' && missingPaise > 0 && fromWallet > 0 ? (
                      <Switch
                        label={t('payment.walletFirst', { amount: money(fromWallet) })}
                        hint={
                          isWalletFirst
                            ? t('payment.walletFirstHint', {
                                rest: money(leftToPay(quote, 'gateway', usesPoints) - fromWallet),
                              })
                            : undefined
                        }
                        checked={isWalletFirst}
                        onChange={(event) => onWalletFirst(event.target.checked)}
                      />
                    ) : undefined,
                },
              ]
            : []),
          {
            value: 'cash',
            icon: <Banknote />,
            title: cash?.title ?? t(quote.fulfilment === 'pickup' ? 'payment.cashPickup' : 'payment.cash'),
            note: takesCash
              ? (cash?.note ?? t('payment.cashNote', { total }))
              : (cash?.refused ??
                t(
                  only !== undefined && only !== 'cash' ? 'payment.notWithCoupon' : 'payment.cashNotOffered',
                )),
            disabled: !takesCash && method !== 'cash',
          },
        ]}
      />
      {isTooLow ? (
        <Banner
          tone="warning"
          action={
            takesGateway ? (
              <Button variant="quiet" size="sm" onClick={() => onChange('gateway')}>
                {t('payment.payRest')}
              </Button>
            ) : takesCash ? (
              <Button variant="quiet" size="sm" onClick={() => onChange('cash')}>
                {t('payment.payCash')}
              </Button>
            ) : undefined
          }
        >
          {t(takesGateway ? 'payment.tooLowRest' : takesCash ? 'payment.tooLow' : 'payment.tooLowNoCash', {
            missing,
          })}
        </Banner>
      ) : null}
    </>
  )
}

interface PointsSwitchProps {
  readonly quote: PayableQuote
  readonly points: NonNullable<PayableQuote['points']>
  readonly isUsed: boolean
  readonly method: OpenMethod
  readonly onUse: (isUsed: boolean) => void
}

/** Offers what points can pay, with what is left then. */
function PointsSwitch({ quote, points, isUsed, method, onUse }: PointsSwitchProps) {
  const { t } = useTranslation('checkout')
  const { money, number } = useFormats()
  const rest = leftToPay(quote, method, true)
  const used = number(points.points)
  return (
    <div className="mb-2 border-b border-line pb-2">
      <Switch
        label={t('payment.points', { amount: money(points.paise) })}
        hint={
          isUsed
            ? rest > 0
              ? t('payment.pointsHint', { points: used, rest: money(rest) })
              : t('payment.pointsAll', { points: used })
            : undefined
        }
        checked={isUsed}
        onChange={(event) => onUse(event.target.checked)}
      />
    </div>
  )
}
