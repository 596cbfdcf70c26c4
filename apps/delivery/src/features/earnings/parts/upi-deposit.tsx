import { cashDepositSubject } from '@angadi/data/courier-console/cash.ts'
import { courierKeys } from '@angadi/data/courier-console/keys.ts'
import { type PaymentOfSubject, usePaymentOf } from '@angadi/data/payments/payment-of.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { FailedTryNote } from '@angadi/shell/pay/failed-try-note.tsx'
import { PayProblemNote } from '@angadi/shell/pay/pay-problem-note.tsx'
import { usePayAtOnce } from '@angadi/shell/pay/use-pay-at-once.ts'
import { type PayServices, usePayNow } from '@angadi/shell/pay/use-pay-now.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DEPOSIT_PARAM, depositPathOf } from './deposit-path.ts'

export interface UpiDepositProps {
  readonly id: string
  readonly services?: PayServices
}

/** Cash that is being paid in by UPI: what is to be paid, what became of the tries, and how it ended. */
export default function UpiDeposit({ id, services }: UpiDepositProps) {
  const { t } = useTranslation(['cash', 'pay'])
  const { money, time } = useFormats()
  const offline = useOfflineReason()
  const subject = cashDepositSubject(id)
  const { data: payment, isError, error, isFetching, refetch } = usePaymentOf(subject)
  const payNow = usePayNow(subject, depositPathOf(id), services)
  const close = useClose()
  usePayAtOnce(payment?.state === 'waiting', payNow.pay)
  useTellEnd(payment)
  if (!payment)
    return isError ? (
      <LoadFailed title={t('pay:failed')} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <SkeletonGroup label={t('pay:loading')}>
        <Skeleton shape="box" className="h-48" />
      </SkeletonGroup>
    )
  const amount = money(payment.due_paise)
  if (payment.state !== 'waiting')
    return (
      <Banner
        tone={payment.state === 'paid' ? 'success' : 'warning'}
        icon={payment.state === 'paid' ? <CircleCheck aria-hidden /> : undefined}
        title={payment.state === 'paid' ? t('upi.paid', { amount }) : t('upi.ended')}
        action={<CloseButton onClick={close} />}
      >
        {payment.refund_paise > 0
          ? t('upi.refund', { amount: money(payment.refund_paise) })
          : t(payment.state === 'paid' ? 'upi.paidText' : 'upi.endedText')}
      </Banner>
    )
  const isIdle = payNow.phase === 'idle'
  return (
    <Card variant="raised" className="border-2 border-action">
      <h2 className="text-xl font-bold">{t('upi.pay', { amount })}</h2>
      <p className="mt-1 text-ink-muted">
        {t('upi.until', { time: time(payment.pay_by ?? payment.server_now) })}
      </p>
      <div className="mt-4 flex flex-col gap-3">
        {payNow.problem ? (
          <PayProblemNote payNow={payNow} again={t('upi.again')} />
        ) : isIdle || payNow.phase === 'open' ? (
          <FailedTryNote tries={payment.tries} again={t('upi.again')} />
        ) : null}
        <Button size="lg" wide busy={!isIdle} unavailableReason={offline} onClick={() => void payNow.pay()}>
          {payNow.phase === 'idle' ? t('pay:pay', { amount }) : t(`pay:phase.${payNow.phase}`)}
        </Button>
        <p className="text-center text-sm text-ink-muted">{t('pay:means')}</p>
        <Button variant="quiet" wide disabled={!isIdle} onClick={close}>
          {t('upi.leave')}
        </Button>
      </div>
    </Card>
  )
}

function CloseButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('common')
  return (
    <Button variant="quiet" size="sm" onClick={onClick}>
      {t('close')}
    </Button>
  )
}

/** Leaves the deposit; what was not paid ends by itself. */
function useClose(): () => void {
  const [search, setSearch] = useSearchParams()
  return () => {
    const rest = new URLSearchParams(search)
    rest.delete(DEPOSIT_PARAM)
    setSearch(rest, { replace: true })
  }
}

/** Shows what is held once the money has come, and says so to whoever cannot see it. */
function useTellEnd(payment: PaymentOfSubject | undefined): void {
  const { t } = useTranslation('cash')
  const { money } = useFormats()
  const queryClient = useQueryClient()
  const state = payment?.state
  const tell = useEffectEvent(() => {
    announce(state === 'paid' ? t('upi.paid', { amount: money(payment?.due_paise ?? 0) }) : t('upi.ended'), {
      urgent: true,
    })
    void queryClient.invalidateQueries({ queryKey: courierKeys.all })
  })
  useEffect(() => {
    if (state === 'paid' || state === 'ended') tell()
  }, [state])
}
