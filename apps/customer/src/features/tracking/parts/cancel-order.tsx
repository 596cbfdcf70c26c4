import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Suspense } from 'react'

const CancelSheet = lazy(() => import('./cancel-sheet.tsx'))

export interface CancelOrderProps {
  readonly tracking: Tracking
  readonly refresh: () => Promise<Tracking | undefined>
}

/** The button to cancel, while the order may be cancelled. */
export function CancelOrder({ tracking, refresh }: CancelOrderProps) {
  const { t } = useTranslation(['orders', 'order-words'])
  const { isOpen, open, close } = useSheet('cancel')
  if (!tracking.cancellation.allowed) {
    // Only while the vendor has the order: once it is on the way, the hint is not needed.
    if (tracking.order.status !== 'preparing' && tracking.order.status !== 'ready') return null
    return (
      <p className="text-center text-sm text-ink-muted">
        {t(`order-words:${tradeOf(tracking.order.category)}.tooLate`)}
      </p>
    )
  }
  return (
    <>
      <Button variant="dangerQuiet" wide onClick={open}>
        {t('cancel.action')}
      </Button>
      {isOpen ? (
        <Suspense>
          <CancelSheet tracking={tracking} refresh={refresh} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
