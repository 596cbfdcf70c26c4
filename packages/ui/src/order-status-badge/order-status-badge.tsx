import type { OrderStatus } from '@angadi/domain/orders/status.ts'
import { Badge } from '../badge/badge.tsx'

const tones = {
  awaiting_payment: 'neutral',
  pending: 'warning',
  confirmed: 'action',
  in_progress: 'action',
  preparing: 'accent',
  ready: 'accent',
  out_for_delivery: 'action',
  on_way: 'action',
  delivered: 'success',
  cancelled: 'neutral',
} as const satisfies Record<OrderStatus, string>

export interface OrderStatusBadgeProps {
  readonly status: OrderStatus
  /** The status as text, such as "Preparing": a vendor sees "New" where an operator sees "Waiting". */
  readonly label: string
}

/** The status of an order, with the same colours in every console. */
export function OrderStatusBadge({ status, label }: OrderStatusBadgeProps) {
  return <Badge tone={tones[status]}>{label}</Badge>
}
