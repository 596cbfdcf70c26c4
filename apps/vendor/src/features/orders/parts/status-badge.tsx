import type { OrderStatus } from '@angadi/domain/orders/status.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'

const tones = {
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

/** An order's state; the colours mean the same in every console. */
export function StatusBadge({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation('vendor')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
