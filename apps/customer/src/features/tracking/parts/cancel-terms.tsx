import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Wallet } from 'lucide-react'

/** What cancelling costs at this moment and what goes back, before one decides. */
export function CancelTerms({ tracking: { order, cancellation } }: { readonly tracking: Tracking }) {
  const { t } = useTranslation('orders')
  const { money, time } = useFormats()
  const { charge_paise, refund_paise, free_until: freeUntil } = cancellation
  const refund = money(refund_paise)
  if (charge_paise > 0)
    return (
      <Banner tone="warning" icon={<Wallet aria-hidden />}>
        <p className="text-base">{t('cancel.charge', { charge: money(charge_paise), refund })}</p>
      </Banner>
    )
  return (
    <Banner tone="success" icon={<Wallet aria-hidden />}>
      <p className="text-base">
        {order.payment_method === 'cash' ? t('cancel.freeCash') : t('cancel.free', { refund })}{' '}
        {freeUntil && order.payment_method !== 'cash' && cancellation.fault === 'customer'
          ? t('cancel.freeUntil', { time: time(freeUntil) })
          : null}
      </p>
    </Banner>
  )
}
