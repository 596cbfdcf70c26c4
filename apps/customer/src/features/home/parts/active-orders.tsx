import { pictureUrl } from '@angadi/data/client/config.ts'
import type { OrderCardRow } from '@angadi/data/orders/order-card.ts'
import { isFromCart, TRACKER_STEPS, trackerStepOf } from '@angadi/domain/orders/status.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { OrderTracker } from '../../../shared/order/order-tracker.tsx'
import { usePayBy } from '../../../shared/order/use-pay-by.ts'
import { useStatusLabels } from '../../../shared/order/use-status-labels.ts'

/**
 * The orders under way: a strip with the newest one's picture, step and arrival, which opens the tracker of each (Spec §1
 * View/Hide Active Orders).
 */
export default function ActiveOrders({ orders }: { readonly orders: readonly OrderCardRow[] }) {
  const { t } = useTranslation('home')
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const words = useOrderWords(orders)
  const [newest] = orders
  if (!newest) return null
  return (
    <section
      aria-label={t('active.count', { count: orders.length })}
      className="rounded-lg border border-line bg-surface-raised shadow-raised"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-18 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-3 py-2 text-left hover:bg-surface-sunken/60"
      >
        <Picture
          src={pictureUrl(newest.items[0]?.image)}
          alt=""
          ratio="square"
          rounded="md"
          className="w-11 max-[20rem]:hidden"
        />
        <span className="flex min-w-0 flex-1 basis-24 flex-col">
          <span className="truncate font-semibold">
            {orders.length > 1 ? t('active.count', { count: orders.length }) : newest.vendor_name}
          </span>
          <span className="line-clamp-2 text-sm text-ink-muted">{words.step(newest)}</span>
        </span>
        <span className="ml-auto flex items-center gap-1.5">
          <span className="text-lg font-bold tabular-nums">{words.arrival(newest)}</span>
          <span className="sr-only">{isOpen ? t('active.hide') : t('active.view')}</span>
          <ChevronDown
            aria-hidden
            className={`size-6 text-action-ink transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </span>
      </button>
      <ul id={panel} hidden={!isOpen} className="divide-y divide-line border-t border-line px-3">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-col gap-3 py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
              <div className="min-w-0 flex-1 basis-40">
                <h2 className="truncate font-semibold">{order.vendor_name}</h2>
                <p className="text-sm text-ink-muted">
                  {[words.step(order), words.arrival(order)].filter(Boolean).join(' · ')}
                </p>
              </div>
              <LinkButton
                variant="soft"
                size="sm"
                render={<AppLink to={pathTo('orderTrackingId', { id: order.id })} />}
              >
                {t('active.track')}
              </LinkButton>
            </div>
            {isFromCart(order.kind) ? (
              <OrderTracker
                label={t('active.tracker', { vendor: order.vendor_name })}
                current={trackerStepOf(order.status)}
                doneLabel={t('active.done')}
                steps={TRACKER_STEPS.map((step) => ({ step, label: t(`active.step.${step}`) }))}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What an order's strip says: its step, and by when it arrives. */
function useOrderWords(orders: readonly OrderCardRow[]) {
  const { t } = useTranslation('home')
  const { date, day, time } = useFormats()
  const statusLabels = useStatusLabels()
  const payBy = usePayBy(orders)
  const isUnpaid = ({ status }: OrderCardRow) => status === 'awaiting_payment'
  return {
    step: (order: OrderCardRow) => {
      const { kind, status } = order
      if (!isFromCart(kind) || isUnpaid(order)) return statusLabels(status, kind).label
      const step = trackerStepOf(status)
      return step ? t(`active.step.${step}`) : t('active.waiting')
    },
    // A parcel of another day says the day: a time alone would be today's.
    arrival: (order: OrderCardRow) => {
      const { promised_max_at: at } = order
      if (isUnpaid(order)) return payBy(order)
      return !at ? undefined : date(at) === date(new Date()) ? t('active.by', { time: time(at) }) : day(at)
    },
  }
}
