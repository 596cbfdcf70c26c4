import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { CalendarDays, CircleCheck, Sunrise, Undo2 } from 'lucide-react'
import { Receipt } from '../../shared/order/receipt.tsx'

/** One morning's delivery of a subscription: when it comes, or what became of it, and its receipt. */
export default function DeliveryView({ tracking }: { readonly tracking: Tracking }) {
  const { t } = useTranslation('subscriptions')
  const { timeRange, day } = useFormats()
  const { order } = tracking
  const isOver = order.status === 'delivered' || order.status === 'cancelled'
  const icons = { delivered: <CircleCheck aria-hidden />, cancelled: <Undo2 aria-hidden /> }
  const icon = isOver ? (
    icons[order.status === 'delivered' ? 'delivered' : 'cancelled']
  ) : (
    <Sunrise aria-hidden />
  )
  const title = isOver ? (order.status === 'delivered' ? 'delivered' : 'cancelled') : 'pending'
  const from = order.promised_min_at
  const until = order.promised_max_at
  return (
    <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-8">
      <Card className="flex flex-col items-center gap-3 py-8 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-action-soft text-action-ink [&_svg]:size-7">
          {icon}
        </span>
        <h2 className="text-xl font-bold">{t(`delivery.${title}`)}</h2>
        <p className="text-ink-muted">
          {order.vendor_name}
          {from && until ? ` · ${day(from)}, ${timeRange(from, until)}` : null}
        </p>
        <LinkButton
          variant="soft"
          icon={<CalendarDays aria-hidden />}
          render={<AppLink to={pathTo('grocerySubscriptions')} />}
        >
          {t('delivery.calendar')}
        </LinkButton>
      </Card>
      <Receipt tracking={tracking} />
    </div>
  )
}
