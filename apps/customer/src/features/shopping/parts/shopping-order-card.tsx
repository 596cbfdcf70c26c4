import { pictureUrl } from '@angadi/data/client/config.ts'
import type { ShoppingOrder } from '@angadi/data/shopping/my-orders.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { ShoppingBag } from 'lucide-react'
import { useStatusLabels } from '../../../shared/order/use-status-labels.ts'

/** How many pictures a card shows. */
const PICTURES = 3

/** An order from a shop in the list: its things, its state, and the day of its arrival. */
import { pictureFit } from '../picture-fit.ts'

export function ShoppingOrderCard({ order }: { readonly order: ShoppingOrder }) {
  const { t } = useTranslation('shopping')
  const { money, day } = useFormats()
  const statusLabels = useStatusLabels()
  const { label, tone } = statusLabels(order.status, order.kind)
  const [first, ...others] = order.items
  const isLive = order.status !== 'delivered' && order.status !== 'cancelled'
  const due = order.promised_to ?? order.promised_max_at
  const to = pathTo(isLive ? 'orderTrackingId' : 'shoppingOrdersOrderId', { id: order.id, orderId: order.id })
  return (
    <Card className="relative flex h-full flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="line-clamp-2 text-base font-semibold">
            <StretchedLink render={<AppLink to={to} />}>
              {others.length > 0
                ? t('orders.andMore', { name: first?.name ?? '', count: others.length })
                : (first?.name ?? order.order_number)}
            </StretchedLink>
          </h2>
          <p className="text-sm text-ink-muted">
            {order.vendor_name} · <span className="tabular-nums">{money(order.total_paise)}</span>
          </p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <div className="flex gap-2">
        {order.items.slice(0, PICTURES).map((item, index) => (
          <Picture
            // The same thing may be there twice, in two variants.
            key={`${item.name} ${index}`}
            src={pictureUrl(item.image)}
            alt=""
            ratio="square"
            fit={pictureFit(item.image)}
            rounded="md"
            fallback={<ShoppingBag aria-hidden />}
            className="w-16"
          />
        ))}
      </div>
      <p className="text-sm">
        {order.open_return ? (
          <span className="font-medium text-warning-ink">{t(`return.state.${order.open_return}`)}</span>
        ) : isLive && due ? (
          t('orders.arrives', { day: day(due) })
        ) : order.refund_paise > 0 ? (
          t('orders.refunded', { amount: money(order.refund_paise) })
        ) : order.returnable_until && new Date(order.returnable_until) > new Date() ? (
          t('orders.returnable', { day: day(new Date(Date.parse(order.returnable_until) - 1)) })
        ) : (
          day(order.status_since)
        )}
      </p>
    </Card>
  )
}
