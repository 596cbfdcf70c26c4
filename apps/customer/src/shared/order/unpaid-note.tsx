import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Clock } from 'lucide-react'
import { returnedPoints } from './payment-parts.ts'

/** That an order was never placed because nobody paid it, and where what was chosen is. */
export function UnpaidNote({ order }: Pick<Tracking, 'order'>) {
  const { t } = useTranslation('orders')
  const { money } = useFormats()
  const inPoints = returnedPoints(order)
  const moneyBack = order.refund_paise - inPoints
  return (
    <section className="flex gap-4 rounded-xl border border-line bg-surface-raised p-5">
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-full bg-warning-soft text-warning-ink"
      >
        <Clock className="size-6" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="text-xl font-bold">{t('unpaid.title')}</h2>
        <p>{moneyBack > 0 ? t('unpaid.refund', { refund: money(moneyBack) }) : t('unpaid.text')}</p>
        {inPoints > 0 ? <p>{t('cancelled.points', { amount: money(inPoints) })}</p> : null}
        <p>{t('unpaid.cart')}</p>
        <div className="mt-2">
          <LinkButton render={<AppLink to={pathTo('shoppingCart')} />}>{t('unpaid.open')}</LinkButton>
        </div>
      </div>
    </section>
  )
}
