import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Wallet } from 'lucide-react'

/** The current cancellation charge and refund, shown before the customer decides. */
export function CancelTerms({ tracking: { order, cancellation } }: { readonly tracking: Tracking }) {
  const { t } = useTranslation(['orders', 'order-words'])
  const { money, time, dateTime } = useFormats()
  const { charge_paise, refund_paise, credit_paise, free_until: freeUntil, coupon_paise } = cancellation
  const inPoints = cancellation.points_paise ?? 0
  const isOnlyPoints = inPoints > 0 && inPoints === refund_paise
  const refund = money(refund_paise - inPoints)
  const points =
    inPoints > 0 ? <p className="text-base">{t('cancel.points', { amount: money(inPoints) })}</p> : null
  const isCash = order.payment_method === 'cash'
  const isSource = order.payment_method === 'gateway'
  const coupon =
    coupon_paise > 0 ? (
      <p className="text-base">
        {t(isCash ? 'cancel.couponCash' : 'cancel.couponWallet', { amount: money(coupon_paise) })}
      </p>
    ) : null
  if (charge_paise > 0)
    return (
      <Banner tone="warning" icon={<Wallet aria-hidden />}>
        <p className="text-base">
          {t(`order-words:${tradeOf(order.category)}.${isSource ? 'chargeSource' : 'charge'}`, {
            charge: money(charge_paise),
            refund,
          })}
        </p>
        {points}
        {coupon}
      </Banner>
    )
  return (
    <Banner tone={coupon ? 'warning' : 'success'} icon={<Wallet aria-hidden />}>
      <p className="text-base">
        {isOnlyPoints
          ? t('cancel.onlyPoints', { amount: money(inPoints) })
          : t(isCash ? 'cancel.freeCash' : isSource ? 'cancel.freeSource' : 'cancel.free', { refund })}{' '}
        {freeUntil && !isCash && cancellation.fault === 'customer'
          ? t('cancel.freeUntil', { time: (order.scheduled_for ? dateTime : time)(freeUntil) })
          : null}
      </p>
      {credit_paise > 0 ? (
        <p className="text-base">{t('cancel.credit', { amount: money(credit_paise) })}</p>
      ) : null}
      {isOnlyPoints ? null : points}
      {coupon}
    </Banner>
  )
}
