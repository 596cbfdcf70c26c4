import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { OrderInvoices } from '@angadi/shell/invoices/order-invoices.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Printer, SearchX } from 'lucide-react'
import { GiftNote } from '../../../shared/gift-note.tsx'
import { printTicket } from '../../../shared/ticket/ticket-store.ts'
import { mayCancel } from '../stage.ts'
import { OrderBill } from './order-bill.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'

export interface OrderSheetProps {
  /** Undefined when the URL names an order that is not in the lists. */
  readonly order: VendorOrder | undefined
  readonly isLoading: boolean
  readonly vendorId: string
  readonly onCancel?: ((order: VendorOrder) => void) | undefined
  readonly onClose: () => void
}

/** One order in full: customer, items, bill with the vendor's share, and history. */
export default function OrderSheet({ order, isLoading, vendorId, onCancel, onClose }: OrderSheetProps) {
  const { t } = useTranslation(['vendor', 'vendor-tickets', 'vendor-words', 'common'])
  return (
    <DialogSheet
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={order?.order_number ?? t('order.title')}
      closeLabel={t('common:close')}
      footer={
        order && onCancel && mayCancel(order) ? (
          <Button variant="dangerQuiet" wide onClick={() => onCancel(order)}>
            {t('order.cancel')}
          </Button>
        ) : undefined
      }
    >
      {order ? (
        <div className="flex flex-col gap-8">
          <OrderFacts order={order} vendorId={vendorId} />
          <GiftNote gift={order.gift} />
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              icon={<Printer aria-hidden />}
              onClick={() => printTicket(order, 'preparing')}
            >
              {t(`vendor-words:${tradeOf(order.category)}.print`)}
            </Button>
            <Button
              variant="secondary"
              icon={<Printer aria-hidden />}
              onClick={() => printTicket(order, 'packing')}
            >
              {t('vendor-tickets:printPacking')}
            </Button>
          </div>
          <OrderBill order={order} />
          <OrderInvoices orderId={order.order_id} />
          <OrderHistory order={order} />
        </div>
      ) : null}
      {!order && isLoading ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-64" />
        </SkeletonGroup>
      ) : null}
      {!order && !isLoading ? (
        <EmptyState picture={<SearchX aria-hidden />} title={t('order.gone')}>
          {t('order.goneText')}
        </EmptyState>
      ) : null}
    </DialogSheet>
  )
}
