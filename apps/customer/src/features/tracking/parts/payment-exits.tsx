import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { type LeavePayment, useLeavePayment } from '@angadi/data/payments/leave-payment.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { lifeCycleOf } from '@angadi/domain/orders/life-cycles.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { buyNowPath } from '../../../shared/checkout/bought-now.ts'
import { takeBackDraft } from '../../../shared/checkout/checkout-draft.ts'

export interface PaymentExitsProps {
  readonly order: Pick<Tracking['order'], 'id' | 'kind'>
  readonly checkoutId: string
  /** While a payment is being made, and without a network. */
  readonly isOff: boolean
  readonly leave: LeavePayment | undefined
}

/** The ways out of a payment: both end the order for nothing and put what was chosen back into the cart. */
export function PaymentExits({ order, checkoutId, isOff, leave }: PaymentExitsProps) {
  const { t } = useTranslation('pay')
  const errorText = useErrorText()
  const userId = useUserId()
  const go = useNavigateTo()
  const { mutateAsync, isPending } = useLeavePayment(leave)
  // A recharge or a bill was in no cart.
  const isPayment = lifeCycleOf(order.kind).isPayment === true
  const [chosen, setChosen] = useState<'checkout' | 'cart'>()
  // The order ends before the answer is here, and these buttons with it: what follows does not depend on them.
  const end = async (to: 'checkout' | 'cart') => {
    setChosen(to)
    try {
      const { orders } = await mutateAsync(checkoutId)
      // Its payment came first: then it stays, and its screen says so.
      if (orders.some(({ id, status }) => id === order.id && status !== 'cancelled'))
        return notify.info(t('left.paid'))
      const itemId = takeBackDraft(checkoutId, userId)
      notify.success(t('left.title'), { description: t(isPayment ? 'left.textPayment' : 'left.text') })
      if (isPayment) return go(pathTo(to === 'checkout' ? 'digital' : 'orders'), { replace: true })
      if (to === 'cart') go(pathTo('shoppingCart'), { replace: true })
      else go(itemId === undefined ? pathTo('checkout') : buyNowPath(itemId), { replace: true })
    } catch (error) {
      notify.problem(t('left.failed'), { description: errorText(error) })
    }
  }
  const button = (to: 'checkout' | 'cart') => ({
    wide: true,
    busy: isPending && chosen === to,
    disabled: isOff || (isPending && chosen !== to),
    onClick: () => void end(to),
  })
  return (
    <>
      <Button variant="secondary" {...button('checkout')}>
        {t('other')}
      </Button>
      <Button variant="dangerQuiet" {...button('cart')}>
        {t(isPayment ? 'cancelPayment' : 'cancel')}
      </Button>
      <p className="text-center text-sm text-ink-muted">{t(isPayment ? 'exitsPayment' : 'exits')}</p>
    </>
  )
}
