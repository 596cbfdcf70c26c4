import { usePastOrders } from '@angadi/data/orders/past-orders.ts'
import type { PastOutcome } from '@angadi/data/orders/past-outcome.ts'
import { isFromCart } from '@angadi/domain/orders/status.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { MorePages } from '@angadi/shell/more-pages.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { OrderAgainButton } from '../../../shared/order/order-again-button.tsx'
import { OrderRow } from './order-row.tsx'

const FILTERS = ['all', 'delivered', 'cancelled'] as const satisfies readonly PastOutcome[]

/** The past orders; what came from a cart has a button to order again. */
export function PastList() {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormats()
  const [filter, setFilter] = useState<PastOutcome>('all')
  const { data: found = [], ...pages } = usePastOrders(filter)
  if (filter === 'all' && found.length === 0)
    return (
      <EmptyState
        picture={<ReceiptText aria-hidden />}
        title={t('none.pastTitle')}
        action={<LinkButton render={<AppLink to={pathTo('food')} />}>{t('none.action')}</LinkButton>}
      >
        {t('none.pastText')}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-4">
      <h2 className="sr-only">{t('tabs.past')}</h2>
      <ChipRow label={t('filter.label')}>
        {FILTERS.map((one) => (
          <FilterChip key={one} pressed={one === filter} onChange={() => setFilter(one)}>
            {t(`filter.${one}`)}
          </FilterChip>
        ))}
      </ChipRow>
      {found.length === 0 ? (
        <EmptyState
          picture={<ReceiptText aria-hidden />}
          title={t('none.filteredTitle')}
          action={
            <Button variant="secondary" onClick={() => setFilter('all')}>
              {t('none.showAll')}
            </Button>
          }
        >
          {t('none.filteredText')}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {found.map((order) => (
            <li key={order.id}>
              <OrderRow
                order={order}
                to={pathTo('shoppingOrdersOrderId', { orderId: order.id })}
                at={dateTime(order.created_at)}
                action={
                  isFromCart(order.kind) ? (
                    <OrderAgainButton orderId={order.id} vendorName={order.vendor_name} />
                  ) : undefined
                }
              />
            </li>
          ))}
        </ul>
      )}
      <MorePages pages={pages}>{t('more')}</MorePages>
    </div>
  )
}
