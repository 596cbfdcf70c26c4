import { useActiveOrders } from '@angadi/data/orders/my-orders.ts'
import { isFromCart, trackerStepOf } from '@angadi/domain/orders/status.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Bike, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { usePayBy } from '../../shared/order/use-pay-by.ts'
import { useStatusLabels } from '../../shared/order/use-status-labels.ts'

/** After how much scrolling it appears: above that, home shows the orders itself. In px. */
const SHOWN_AFTER_PX = 400

/** Whether the page has been scrolled so far. */
function useIsFar(): boolean {
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    const look = () => setFar(window.scrollY > SHOWN_AFTER_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isFar
}

/** The order under way as a line on the cart bar; several lead to the list of orders (Spec §2: Order tracking button). */
export default function FloatingOrder() {
  return useIsFar() ? <Line /> : null
}

/** Mounted below the fold only, so that home's one request has brought the orders by then. */
function Line() {
  const { t } = useTranslation('home')
  const { arrival } = useFormats()
  const statusLabels = useStatusLabels()
  const { data: orders = [] } = useActiveOrders()
  const payBy = usePayBy(orders)
  const [order] = orders
  if (!order) return null
  const step = isFromCart(order.kind) ? trackerStepOf(order.status) : undefined
  const words = [
    step ? t(`active.step.${step}`) : statusLabels(order.status, order.kind).label,
    order.status === 'awaiting_payment'
      ? payBy(order)
      : order.promised_max_at
        ? t('active.by', { time: arrival(order.promised_max_at) })
        : undefined,
  ].filter(Boolean)
  const isOne = orders.length === 1
  return (
    <AppLink
      to={isOne ? pathTo('orderTrackingId', { id: order.id }) : pathTo('orders')}
      data-bottom-bar
      className="flex min-h-11 animate-slide items-center gap-2.5 bg-surface-raised px-4 hover:bg-surface-sunken"
    >
      <Bike aria-hidden className="size-5 shrink-0 text-action-ink" />
      <span className="min-w-0 flex-1 truncate text-sm">
        <span className="font-semibold">
          {isOne ? order.vendor_name : t('active.count', { count: orders.length })}
        </span>{' '}
        {words.join(' · ')}
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
    </AppLink>
  )
}
