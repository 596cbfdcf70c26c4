import type { OrderCardRow } from '@angadi/data/orders/order-card.ts'
import { usePaymentWindow } from '@angadi/data/payments/payment-window.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** Until when an order of a list waits for its payment, in words; undefined for any other. */
export function usePayBy(
  orders: readonly OrderCardRow[],
): (order: Pick<OrderCardRow, 'status' | 'created_at'>) => string | undefined {
  const { t } = useTranslation('orders')
  const { time } = useFormats()
  const seconds = usePaymentWindow(orders.some(({ status }) => status === 'awaiting_payment'))
  return ({ status, created_at: at }) =>
    status === 'awaiting_payment' && seconds !== undefined
      ? t('card.payBy', { time: time(new Date(new Date(at).getTime() + seconds * 1000)) })
      : undefined
}
