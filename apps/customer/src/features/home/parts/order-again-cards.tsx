import { pictureUrl } from '@angadi/data/client/config.ts'
import type { OrderCardRow } from '@angadi/data/orders/order-card.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { OrderAgainButton } from '../../../shared/order/order-again-button.tsx'

/** The latest delivered orders, which one tap puts into the cart again. */
export default function OrderAgainCards({ orders }: { readonly orders: readonly OrderCardRow[] }) {
  const { t } = useTranslation('home')
  return (
    <Section title={t('againTitle')}>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 md:mx-0 md:grid md:grid-cols-3 md:gap-4 md:overflow-visible md:px-0">
        {orders.map((order) => (
          <li
            key={order.id}
            className="flex w-[82%] shrink-0 snap-start flex-col gap-3 rounded-lg border border-line bg-surface-raised p-3 only:w-full md:w-auto md:p-4"
          >
            <div className="flex items-center gap-3">
              <Picture
                src={pictureUrl(order.items[0]?.image)}
                alt=""
                ratio="square"
                rounded="md"
                className="w-16"
              />
              <div className="min-w-0 flex-1">
                <AppLink
                  to={pathTo('shoppingOrdersOrderId', { orderId: order.id })}
                  className="block truncate text-lg font-semibold hover:underline"
                >
                  {order.vendor_name}
                </AppLink>
                <p className="line-clamp-2 text-sm text-ink-muted">
                  {order.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
                </p>
              </div>
            </div>
            <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
              <Price paise={order.total_paise} size="md" />
              <OrderAgainButton orderId={order.id} vendorName={order.vendor_name} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
