import { checkoutKeys } from '@angadi/data/checkout/keys.ts'
import { type PaymentOfSubject, usePaymentOf } from '@angadi/data/payments/payment-of.ts'
import { topupSubject } from '@angadi/data/wallet/topup.ts'
import { walletKeys } from '@angadi/data/wallet/wallet.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { FailedTryNote } from '@angadi/shell/pay/failed-try-note.tsx'
import { PayProblemNote } from '@angadi/shell/pay/pay-problem-note.tsx'
import { usePayAtOnce } from '@angadi/shell/pay/use-pay-at-once.ts'
import { type PayNow, type PayServices, usePayNow } from '@angadi/shell/pay/use-pay-now.ts'
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
import { topupPathOf } from '../../../shared/pay/pay-paths.ts'

export interface TopupProps {
  readonly id: string
  readonly services?: PayServices
}

/** Money that is being added: what is to be paid, what became of the tries, and how it ended. */
export default function Topup({ id, services }: TopupProps) {
  const { t } = useTranslation(['wallet', 'pay', 'common'])
  const { money, time } = useFormats()
  const offline = useOfflineReason()
  const subject = topupSubject(id)
  const { data: payment, isError, error, isFetching, refetch } = usePaymentOf(subject)
  const payNow = usePayNow(subject, topupPathOf(id), services)
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
  if (payment.state === 'paid')
    return (
      <Banner
        tone="success"
        icon={<CircleCheck aria-hidden />}
        title={t('topup.paid', { amount })}
        action={<CloseButton onClick={close} />}
      >
        {payment.refund_paise > 0
          ? t('topup.refund', { amount: money(payment.refund_paise) })
          : t('topup.paidText')}
      </Banner>
    )
  if (payment.state === 'ended')
    return (
      <Banner tone="warning" title={t('topup.ended')} action={<CloseButton onClick={close} />}>
        {payment.refund_paise > 0
          ? t('topup.refund', { amount: money(payment.refund_paise) })
          : t('topup.endedText')}
      </Banner>
    )
  return (
    <Card variant="raised" className="border-2 border-action">
      <h2 className="text-xl font-bold">{t('topup.title', { amount })}</h2>
      <p className="mt-1 text-ink-muted">
        {t('topup.text', { time: time(payment.pay_by ?? payment.server_now) })}
      </p>
      <div className="mt-4 flex flex-col gap-3">
        <Told payment={payment} payNow={payNow} />
        <Button
          size="lg"
          wide
          busy={payNow.phase !== 'idle'}
          unavailableReason={offline}
          onClick={() => void payNow.pay()}
        >
          {payNow.phase === 'idle' ? t('pay:pay', { amount }) : t(`pay:phase.${payNow.phase}`)}
        </Button>
        <p className="text-center text-sm text-ink-muted">{t('pay:means')}</p>
        <Button variant="quiet" wide disabled={payNow.phase !== 'idle'} onClick={close}>
          {t('topup.leave')}
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

interface ToldProps {
  readonly payment: PaymentOfSubject
  readonly payNow: PayNow
}

/** What became of the last try, or what keeps the payment from opening. */
function Told({ payment, payNow }: ToldProps) {
  const { t } = useTranslation('wallet')
  if (payNow.phase !== 'idle' && payNow.phase !== 'open') return null
  if (payNow.problem) return <PayProblemNote payNow={payNow} again={t('topup.again')} />
  return <FailedTryNote tries={payment.tries} again={t('topup.again')} />
}

/** Leaves the top-up; what was not paid ends by itself. */
function useClose(): () => void {
  const [search, setSearch] = useSearchParams()
  return () => {
    const rest = new URLSearchParams(search)
    rest.delete('topup')
    setSearch(rest, { replace: true })
  }
}

/** Shows the money once it has come, and says so to whoever cannot see it. */
function useTellEnd(payment: PaymentOfSubject | undefined): void {
  const { t } = useTranslation('wallet')
  const { money } = useFormats()
  const queryClient = useQueryClient()
  const state = payment?.state
  const tell = useEffectEvent(() => {
    announce(
      state === 'paid' ? t('topup.paid', { amount: money(payment?.due_paise ?? 0) }) : t('topup.ended'),
      { urgent: true },
    )
    void queryClient.invalidateQueries({ queryKey: walletKeys.all })
    // What an order lacks is told by its quote.
    void queryClient.invalidateQueries({ queryKey: checkoutKeys.all })
  })
  useEffect(() => {
    if (state === 'paid' || state === 'ended') tell()
  }, [state])
}
