import { usePaymentOf } from '@angadi/data/payments/payment-of.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { PayProblemNote } from '@angadi/shell/pay/pay-problem-note.tsx'
import { usePayAtOnce } from '@angadi/shell/pay/use-pay-at-once.ts'
import { type PayServices, usePayNow } from '@angadi/shell/pay/use-pay-now.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { payPathOf } from '../../../shared/pay/pay-paths.ts'

export interface CashByUpiProps {
  readonly orderId: string
  readonly services?: PayServices | undefined
}

/** Offers to pay now what would be taken in cash at the door; nothing where the gateway is not offered. */
export default function CashByUpi({ orderId, services }: CashByUpiProps) {
  const { t } = useTranslation('pay')
  const { money } = useFormats()
  const offline = useOfflineReason()
  const subject = { purpose: 'order_due', id: orderId }
  const { data: payment } = usePaymentOf(subject)
  const payNow = usePayNow(subject, payPathOf(orderId), services)
  const { phase, pay } = payNow
  const isWaiting = payment?.state === 'waiting'
  usePayAtOnce(isWaiting, pay)
  if (!payment || !isWaiting) return null
  const amount = money(payment.due_paise)
  return (
    <Card>
      <h2 className="text-lg font-bold text-balance">{t('door.title', { amount })}</h2>
      <p className="mt-1 text-ink-muted">{t('door.text')}</p>
      <div className="mt-3 flex flex-col gap-3">
        <PayProblemNote payNow={payNow} again={t('door.again')} />
        <Button
          variant="secondary"
          wide
          busy={phase !== 'idle'}
          unavailableReason={offline}
          onClick={() => void pay()}
        >
          {phase === 'idle' ? t('door.pay', { amount }) : t(`phase.${phase}`)}
        </Button>
      </div>
    </Card>
  )
}
