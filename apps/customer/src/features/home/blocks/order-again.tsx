import { pictureUrl } from '@angadi/data/client/config.ts'
import { useRecentOrders } from '@angadi/data/orders/my-orders.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { OrderAgainButton } from '../../../shared/order/order-again-button.tsx'
import { Rail } from '../../../shared/rail/rail.tsx'
import { SeeAll } from './see-all.tsx'

/** How many of the latest delivered orders are offered again (Spec §9 Orders: recent orders 3 shown). */
const SHOWN = 3

/** The latest delivered orders, which one tap puts into the cart again; they came with home. */
export default function OrderAgain() {
  const { t } = useTranslation('home')
  const { data: orders = [] } = useRecentOrders()
  if (orders.length === 0) return null
  return (
    <Section title={t('againTitle')} action={<SeeAll to={pathTo('orders', undefined, { view: 'past' })} />}>
      <Rail className="md:grid md:grid-cols-3">
        {orders.slice(0, SHOWN).map((order) => (
          <li
            key={order.id}
            className="flex w-70 shrink-0 snap-start flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface-raised p-2.5 only:w-full md:w-auto"
          >
            <Picture
              src={pictureUrl(order.items[0]?.image)}
              alt=""
              ratio="square"
              rounded="md"
              className="w-15"
            />
            <div className="min-w-0 flex-1 basis-24">
              <AppLink
                to={pathTo('shoppingOrdersOrderId', { orderId: order.id })}
                className="block truncate font-semibold hover:underline"
              >
                {order.vendor_name}
              </AppLink>
              <p className="truncate text-sm text-ink-muted">
                {order.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
              </p>
            </div>
            <OrderAgainButton orderId={order.id} vendorName={order.vendor_name} />
          </li>
        ))}
      </Rail>
    </Section>
  )
}
