import { pictureUrl } from '@angadi/data/client/config.ts'
import type { OrderCardRow } from '@angadi/data/orders/order-card.ts'
import { isFromCart } from '@angadi/domain/orders/status.ts'
import { isUnpaidOrder } from '@angadi/domain/payments/unpaid-order.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { ReceiptIndianRupee } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStatusLabels } from '../../../shared/order/use-status-labels.ts'

export interface OrderRowProps {
  readonly order: OrderCardRow
  /** Target of the link. */
  readonly to: string
  /** When it was placed, or when it is expected. */
  readonly at: string
  readonly action?: ReactNode
}

/** An order in a list. */
export function OrderRow({ order, to, at, action }: OrderRowProps) {
  const { t } = useTranslation('orders')
  const { number } = useFormats()
  const { label, tone } = useStatusLabels()(order.status, order.kind)
  const status = isUnpaidOrder(order) ? t('status.unpaid') : label
  const items = order.items
    .map(({ quantity, name }) => t('card.piece', { quantity: number(quantity), name }))
    .join(', ')
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-lg border border-line bg-surface-raised p-4">
      <div className="flex items-start gap-3.5">
        {isFromCart(order.kind) ? (
          <Picture
            src={pictureUrl(order.items.find(({ image }) => image)?.image)}
            alt=""
            ratio="square"
            rounded="md"
            className="w-16"
          />
        ) : (
          <span
            aria-hidden
            className="grid size-16 shrink-0 place-items-center rounded-md bg-action-soft text-action-ink"
          >
            <ReceiptIndianRupee className="size-7" />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h3 className="min-w-0 flex-1 basis-24 text-lg font-semibold break-words">
              <StretchedLink render={<AppLink to={to} />}>{order.vendor_name}</StretchedLink>
            </h3>
            <span className="mt-0.5 max-w-full *:max-w-full *:wrap-anywhere *:whitespace-normal">
              <Badge tone={tone}>{status}</Badge>
            </span>
          </div>
          <p className="line-clamp-2 text-sm text-ink-muted">{items}</p>
        </div>
      </div>
      <div className="mt-auto flex min-h-touch flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-3">
        <p className="text-sm text-ink-muted tabular-nums">
          {at}
          <span className="mx-1.5">·</span>
          <span className="font-semibold text-ink">
            <Price paise={order.total_paise} />
          </span>
        </p>
        {action ? <div className="relative z-raised">{action}</div> : null}
      </div>
    </article>
  )
}
