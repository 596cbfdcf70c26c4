import type { PaymentTry } from '@angadi/data/payments/payment-of.ts'
import type { PaymentState } from '@angadi/data/payments/payment-state.ts'
import { failedTryOf } from '@angadi/domain/payments/failed-try.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { PayProblemNote } from '@angadi/shell/pay/pay-problem-note.tsx'
import type { PayNow } from '@angadi/shell/pay/use-pay-now.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'

export interface PaymentToldProps {
  readonly payment: PaymentState
  readonly payNow: PayNow
  readonly payBy: string
}

/** The means that are named in words; others are a payment. */
const MEANS = ['upi', 'card', 'netbanking'] as const

/** What became of the last try, or what keeps the payment from opening. Nothing is lost by either. */
export function PaymentTold({ payment, payNow, payBy }: PaymentToldProps) {
  const { t } = useTranslation('pay')
  const { money } = useFormats()
  const { phase, problem } = payNow
  const last = payment.tries.at(-1)
  if (phase !== 'idle' && phase !== 'open') return null
  if (problem) return <PayProblemNote payNow={payNow} again={t('problem.nothingTaken')} />
  if (payment.refund_paise > 0)
    return (
      <Banner tone="warning" title={t('refund.title')}>
        {t('refund.text', { amount: money(payment.refund_paise) })}
      </Banner>
    )
  if (!last || last.status === 'captured') return null
  if (last.status === 'failed') return <Failed last={last} payBy={payBy} />
  return phase === 'open' ? null : (
    <Banner tone="action" title={t('pending.title')}>
      {t('pending.text')}
    </Banner>
  )
}

function Failed({ last, payBy }: { readonly last: PaymentTry; readonly payBy: string }) {
  const { t } = useTranslation('pay')
  const { time } = useFormats()
  const means = MEANS.find((one) => one === last.method) ?? 'other'
  const reason = failedTryOf(last.reason)
  return (
    <Banner urgent tone="warning" title={t(`notPaid.${means}`)}>
      {reason === 'unknown' ? null : `${t(`reason.${reason}`)} `}
      {t('notPaid.kept', { time: time(payBy) })}
    </Banner>
  )
}
