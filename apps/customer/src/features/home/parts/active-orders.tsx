import type { OrderCardRow } from '@angadi/data/orders/order-card.ts'
import { isFromCart, TRACKER_STEPS, trackerStepOf } from '@angadi/domain/orders/status.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { OrderTracker } from '../../../shared/order/order-tracker.tsx'
import { useStatusLabels } from '../../../shared/order/use-status-labels.ts'

/** The active orders, each with its progress, or with its status where the kind has no steps; collapsible. */
export default function ActiveOrders({ orders: active }: { readonly orders: readonly OrderCardRow[] }) {
  const { t } = useTranslation('home')
  const statusLabels = useStatusLabels()
  const [isOpen, setOpen] = useState(true)
  return (
    <section aria-label={t('active.count', { count: active.length })}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="-mx-2 flex min-h-touch w-[calc(100%+1rem)] items-center gap-3 rounded-md px-2 text-left hover:bg-surface-sunken"
      >
        <Badge tone="action">{t('active.count', { count: active.length })}</Badge>
        <span className="flex-1 text-right font-semibold text-action-ink">
          {isOpen ? t('active.hide') : t('active.view')}
        </span>
        <ChevronDown aria-hidden className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {isOpen ? (
        <ul className="mt-2 grid grid-cols-1 gap-3 md:grid-cols-2">
          {active.map((order) => {
            const current = trackerStepOf(order.status)
            return (
              <li
                key={order.id}
                className="flex flex-col gap-4 rounded-xl border border-line bg-surface-raised p-4 shadow-raised md:p-5 md:only:col-span-2"
              >
                <div className="flex items-center justify-between gap-3">
                  <div className="min-w-0">
                    <h2 className="truncate text-lg font-semibold">{order.vendor_name}</h2>
                    <p className="text-sm text-ink-muted">
                      {isFromCart(order.kind)
                        ? current
                          ? t(`active.step.${current}`)
                          : t('active.waiting')
                        : statusLabels(order.status, order.kind).label}
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
                    current={current}
                    doneLabel={t('active.done')}
                    steps={TRACKER_STEPS.map((step) => ({ step, label: t(`active.step.${step}`) }))}
                  />
                ) : null}
              </li>
            )
          })}
        </ul>
      ) : null}
    </section>
  )
}
