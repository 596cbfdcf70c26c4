import { usePastOrders } from '@angadi/data/orders/past-orders.ts'
import { PAST_VIEWS, type PastView } from '@angadi/data/orders/past-view.ts'
import { isFromCart } from '@angadi/domain/orders/status.ts'
import { isUnpaidOrder } from '@angadi/domain/payments/unpaid-order.ts'
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

/** The past orders, and apart from them what subscriptions brought; what came from a cart can be ordered again. */
export function PastList() {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormats()
  const [filter, setFilter] = useState<PastView>('all')
  const { data: found = [], ...pages } = usePastOrders(filter)
  return (
    <div className="flex flex-col gap-4">
      <h2 className="sr-only">{t('tabs.past')}</h2>
      <ChipRow label={t('filter.label')}>
        {PAST_VIEWS.map((one) => (
          <FilterChip key={one} pressed={one === filter} onChange={() => setFilter(one)}>
            {t(`filter.${one}`)}
          </FilterChip>
        ))}
      </ChipRow>
      {found.length === 0 ? (
        <NothingPast view={filter} onShowAll={() => setFilter('all')} />
      ) : (
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {found.map((order) => (
            <li key={order.id}>
              <OrderRow
                order={order}
                to={pathTo('shoppingOrdersOrderId', { orderId: order.id })}
                at={dateTime(order.created_at)}
                action={
                  // What was never placed is in the cart already.
                  isFromCart(order.kind) && !isUnpaidOrder(order) ? (
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

function NothingPast({ view, onShowAll }: { readonly view: PastView; readonly onShowAll: () => void }) {
  const { t } = useTranslation('orders')
  const isAll = view === 'all'
  return (
    <EmptyState
      picture={<ReceiptText aria-hidden />}
      title={t(isAll ? 'none.pastTitle' : 'none.filteredTitle')}
      action={
        isAll ? (
          <LinkButton render={<AppLink to={pathTo('food')} />}>{t('none.action')}</LinkButton>
        ) : view === 'daily' ? (
          <LinkButton render={<AppLink to={pathTo('grocerySubscriptions')} />}>
            {t('none.subscriptions')}
          </LinkButton>
        ) : (
          <Button variant="secondary" onClick={onShowAll}>
            {t('none.showAll')}
          </Button>
        )
      }
    >
      {t(isAll ? 'none.pastText' : view === 'daily' ? 'none.dailyText' : 'none.filteredText')}
    </EmptyState>
  )
}
