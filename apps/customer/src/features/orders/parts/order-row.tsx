import { pictureUrl } from '@angadi/data/client/config.ts'
import type { OrderCardRow } from '@angadi/data/orders/order-card.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import type { ReactNode } from 'react'
import { useStatusLabels } from '../../../shared/order/use-status-labels.ts'
import { OrderCard } from './order-card.tsx'

export interface OrderRowProps {
  readonly order: OrderCardRow
  /** Where a tap leads. */
  readonly to: string
  /** When: placed, or expected. */
  readonly at: string
  readonly action?: ReactNode
}

/** An order in the list. */
export function OrderRow({ order, to, at, action }: OrderRowProps) {
  const { t } = useTranslation('orders')
  const { number } = useFormats()
  const { label, tone } = useStatusLabels()(order.status, order.kind)
  return (
    <OrderCard
      title={order.vendor_name}
      picture={pictureUrl(order.items.find(({ image }) => image)?.image)}
      items={order.items
        .map(({ quantity, name }) => t('card.piece', { quantity: number(quantity), name }))
        .join(', ')}
      at={at}
      paise={order.total_paise}
      status={<Badge tone={tone}>{label}</Badge>}
      render={<AppLink to={to} />}
      action={action}
    />
  )
}
