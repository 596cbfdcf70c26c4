import type { Advanced } from '@angadi/data/orders/advance.ts'
import {
  type CancelOrder,
  useVendorAdvance,
  useVendorCancel,
  type VendorStep,
} from '@angadi/data/vendor-console/change.ts'
import { type MoreTime, useMoreTime } from '@angadi/data/vendor-console/more-time.ts'
import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import type { VendorCancelReason } from '@angadi/domain/orders/cancel-reasons.ts'
import type { OrderStatus } from '@angadi/domain/orders/status.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { noteFailure } from '@angadi/shell/submission/note-failure.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useRef } from 'react'
import { printIfAutomatic } from '../../shared/ticket/ticket-store.ts'

/** A second tap within this time was meant for the card that was there before, in milliseconds. */
const DOUBLE_TAP_MS = 600

/** The vendor's actions on an order. Each shows its effect at once; a refusal undoes it with a message. */
export interface OrderActions {
  readonly accept: (order: VendorOrder, prepMinutes: number) => void
  readonly startPreparing: (order: VendorOrder) => void
  readonly markReady: (order: VendorOrder) => void
  readonly moreTime: (order: VendorOrder, minutes: MoreTime['minutes']) => void
  readonly cancel: (order: VendorOrder, reason: VendorCancelReason) => void
}

/** The server calls of the board. */
export interface OrderCalls {
  readonly advance?: (step: VendorStep) => Promise<Advanced>
  readonly cancel?: CancelOrder
}

/** The actions of the board. Kept by the screen, not by a card: the first tap removes the card from its column. */
export function useOrderActions(calls: OrderCalls = {}): OrderActions {
  const { t } = useTranslation('vendor')
  const errorText = useErrorText()
  const { mutateAsync: advance } = useVendorAdvance(calls.advance)
  const { mutateAsync: cancel } = useVendorCancel(calls.cancel)
  const { mutateAsync: extend } = useMoreTime()
  const go = useNavigateTo()
  const shop = useSheet('shop')
  const lastTap = useRef(-Infinity)

  const isDoubleTap = () => {
    const now = performance.now()
    const isDouble = now - lastTap.current < DOUBLE_TAP_MS
    if (!isDouble) lastTap.current = now
    return isDouble
  }
  const refused = (order: VendorOrder) => (error: unknown) => {
    noteFailure('vendor-order', 'error', error)
    notify.problem(t('refused', { number: order.order_number }), {
      id: order.order_id,
      description: errorText(error),
      duration: 8000,
    })
  }
  const move = (order: VendorOrder, to: OrderStatus, prepMinutes?: number) => {
    if (isDoubleTap()) return
    advance({ orderId: order.order_id, to, ...(prepMinutes ? { prepMinutes } : {}) }).then(() => {
      if (to === 'confirmed') printIfAutomatic(order)
    }, refused(order))
  }
  // After a cancellation, offers to fix the cause that would force the next order to be cancelled too.
  const remedies = {
    items_unavailable: { label: t('remedy.menu'), onClick: () => go(pathTo('vendorProducts')) },
    too_busy: { label: t('remedy.pause'), onClick: shop.open },
    closing: { label: t('remedy.stop'), onClick: shop.open },
    cannot_deliver: undefined,
  } as const satisfies Record<VendorCancelReason, unknown>
  return {
    accept: (order, prepMinutes) => move(order, 'confirmed', prepMinutes),
    startPreparing: (order) => move(order, 'preparing'),
    markReady: (order) => move(order, 'ready'),
    moreTime: (order, minutes) => {
      if (isDoubleTap()) return
      extend({ orderId: order.order_id, minutes, key: crypto.randomUUID() }).catch(refused(order))
    },
    cancel: (order, reason) => {
      cancel({ orderId: order.order_id, reason }).then(
        () =>
          notify.success(t('cancelled.done', { number: order.order_number }), {
            action: remedies[reason],
            duration: 8000,
          }),
        refused(order),
      )
    },
  }
}
