import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'
import type { OrderKind, OrderStatus } from '@angadi/domain/orders/status.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { Tone } from '@angadi/ui/badge/badge.tsx'
import { statusWordOf } from '../trade/facts-of.ts'

const TONES = {
  awaiting_payment: 'warning',
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

/** The label and colour of an order's status: a pickup order is "collected", a payment "successful". */
export function useStatusLabels(): (
  status: OrderStatus,
  kind: OrderKind,
) => { readonly label: string; readonly tone: Tone } {
  const { t } = useTranslation('orders')
  return (status, kind) => {
    const isCollected = status === 'delivered' && lifeCycleOf(kind).isCollected
    const word = statusWordOf(kind, status) ?? (isCollected ? 'collected' : status)
    return { label: t(`status.${word}`), tone: TONES[status] }
  }
}
