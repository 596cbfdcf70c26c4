import type { OrderCardRow } from '@angadi/data/orders/my-orders.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { OrderAgainButton } from '../../../order/order-again-button.tsx'
import { OrderRow } from './order-row.tsx'

const FILTERS = ['all', 'delivered', 'cancelled'] as const
type Filter = (typeof FILTERS)[number]

/** How many past orders are shown before one asks for older ones. */
const PAGE = 10

/** What has been, with the way to have it again. */
export function PastList({ orders }: { readonly orders: readonly OrderCardRow[] }) {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormats()
  const [filter, setFilter] = useState<Filter>('all')
  const [shown, setShown] = useState(PAGE)
  const found = orders.filter(({ status }) => filter === 'all' || status === filter)
  if (orders.length === 0)
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
            <Button look="secondary" onClick={() => setFilter('all')}>
              {t('none.showAll')}
            </Button>
          }
        >
          {t('none.filteredText')}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {found.slice(0, shown).map((order) => (
            <li key={order.id}>
              <OrderRow
                order={order}
                to={pathTo('shoppingOrdersOrderId', { orderId: order.id })}
                at={dateTime(order.created_at)}
                action={<OrderAgainButton orderId={order.id} vendorName={order.vendor_name} />}
              />
            </li>
          ))}
        </ul>
      )}
      {found.length > shown ? (
        <Button look="secondary" className="self-center" onClick={() => setShown(shown + PAGE)}>
          {t('more')}
        </Button>
      ) : null}
    </div>
  )
}
