import type { OrderCardRow } from '@angadi/data/orders/order-card.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { CalendarClock, CookingPot } from 'lucide-react'
import { usePayBy } from '../../../shared/order/use-pay-by.ts'
import { useSlotLabels } from '../../../shared/schedule/use-slot-labels.ts'
import { OrderRow } from './order-row.tsx'

export interface ActiveListProps {
  readonly orders: readonly OrderCardRow[]
  /** Only the orders for later are shown. */
  readonly isLater: boolean
  readonly onLater: (isLater: boolean) => void
}

/** The active orders, each linking to its tracking; where some are for later, they can be looked at alone. */
export function ActiveList({ orders: all, isLater, onLater }: ActiveListProps) {
  const orders = isLater ? all.filter(({ scheduled_for }) => scheduled_for !== null) : all
  const hasFilter = isLater || all.some(({ scheduled_for }) => scheduled_for !== null)
  return (
    <div className="flex flex-col gap-4">
      {hasFilter ? <LaterFilter isLater={isLater} onLater={onLater} /> : null}
      {isLater && orders.length === 0 ? (
        <NothingLater onShowAll={() => onLater(false)} />
      ) : (
        <Active orders={orders} />
      )}
    </div>
  )
}

function LaterFilter({ isLater, onLater }: Pick<ActiveListProps, 'isLater' | 'onLater'>) {
  const { t } = useTranslation('orders')
  return (
    <ChipRow label={t('later.label')}>
      <FilterChip pressed={!isLater} onChange={() => onLater(false)}>
        {t('later.all')}
      </FilterChip>
      <FilterChip pressed={isLater} onChange={() => onLater(true)}>
        {t('later.only')}
      </FilterChip>
    </ChipRow>
  )
}

function NothingLater({ onShowAll }: { readonly onShowAll: () => void }) {
  const { t } = useTranslation('orders')
  return (
    <EmptyState
      picture={<CalendarClock aria-hidden />}
      title={t('later.noneTitle')}
      action={<Button onClick={onShowAll}>{t('none.showAll')}</Button>}
    >
      {t('later.noneText')}
    </EmptyState>
  )
}

function Active({ orders }: { readonly orders: readonly OrderCardRow[] }) {
  const { t } = useTranslation('orders')
  const { arrival, dateTime } = useFormats()
  const slots = useSlotLabels()
  const payBy = usePayBy(orders)
  if (orders.length === 0)
    return (
      <EmptyState
        picture={<CookingPot aria-hidden />}
        title={t('none.activeTitle')}
        action={<LinkButton render={<AppLink to={pathTo('food')} />}>{t('none.action')}</LinkButton>}
      >
        {t('none.activeText')}
      </EmptyState>
    )
  return (
    <>
      <h2 className="sr-only">{t('tabs.active')}</h2>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {orders.map((order) => {
          const to = pathTo('orderTrackingId', { id: order.id })
          const action = t(order.status === 'awaiting_payment' ? 'card.pay' : 'card.track')
          return (
            <li key={order.id}>
              <OrderRow
                order={order}
                to={to}
                at={
                  payBy(order) ??
                  (order.scheduled_for
                    ? slots.full(order.scheduled_for)
                    : order.promised_max_at
                      ? t('card.expected', { time: arrival(order.promised_max_at) })
                      : dateTime(order.created_at))
                }
                action={
                  <LinkButton
                    variant="soft"
                    size="sm"
                    render={<AppLink to={to} aria-label={`${action}: ${order.vendor_name}`} />}
                  >
                    {action}
                  </LinkButton>
                }
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
