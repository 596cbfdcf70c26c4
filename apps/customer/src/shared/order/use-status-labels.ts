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

/** What a status is called for a kind that has a word of its own for it. */
const WORDS: Partial<
  Record<
    OrderKind,
    Partial<
      Record<
        OrderStatus,
        'collected' | 'succeeded' | 'refunded' | 'in_progress' | 'packing' | 'packed' | 'shipped' | 'near'
      >
    >
  >
> = {
  pickup: { delivered: 'collected' },
  shipment: { preparing: 'packing', ready: 'packed', out_for_delivery: 'shipped', on_way: 'near' },
  digital: { pending: 'in_progress', delivered: 'succeeded', cancelled: 'refunded' },
  subscription: { pending: 'in_progress', cancelled: 'refunded' },
}

/** The label and colour of an order's status: a pickup order is "collected", a payment "successful". */
export function useStatusLabels(): (
  status: OrderStatus,
  kind: OrderKind,
) => { readonly label: string; readonly tone: Tone } {
  const { t } = useTranslation('orders')
  return (status, kind) => {
    const word = WORDS[kind]?.[status] ?? status
    return { label: t(`status.${word}`), tone: TONES[status] }
  }
}
