import type { OrderKind, OrderStatus } from '@angadi/domain/orders/status.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { Tone } from '@angadi/ui/badge/badge.tsx'

const TONES = {
  pending: 'warning',
  confirmed: 'action',
  in_progress: 'action',
  preparing: 'action',
  ready: 'action',
  out_for_delivery: 'action',
  on_way: 'action',
  delivered: 'success',
  cancelled: 'neutral',
} as const satisfies Record<OrderStatus, Tone>

/** The label and colour of an order's status; a pickup order is "collected", not "delivered". */
export function useStatusLabels(): (
  status: OrderStatus,
  kind: OrderKind,
) => { readonly label: string; readonly tone: Tone } {
  const { t } = useTranslation('orders')
  return (status, kind) => {
    const word = status === 'delivered' && kind === 'pickup' ? 'collected' : status
    return { label: t(`status.${word}`), tone: TONES[status] }
  }
}
