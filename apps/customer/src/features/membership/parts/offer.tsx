import {
  type ChooseMembership,
  type MembershipOffer,
  useChooseMembership,
} from '@angadi/data/membership/choose-membership.ts'
import { membershipKeys } from '@angadi/data/membership/keys.ts'
import { usePaymentOf } from '@angadi/data/payments/payment-of.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { lastDay } from '@angadi/shell/membership/last-day.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { PayProblemNote } from '@angadi/shell/pay/pay-problem-note.tsx'
import { usePayAtOnce } from '@angadi/shell/pay/use-pay-at-once.ts'
import { type PayServices, usePayNow } from '@angadi/shell/pay/use-pay-now.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useChange } from './use-change.ts'

export interface OfferProps {
  readonly plan: string
  /** Called with `true` where the wallet may renew it. */
  readonly renews: boolean
  readonly onRenews: (renews: boolean) => void
  readonly services?: (PayServices & { readonly choose?: ChooseMembership }) | undefined
}

/** What buying a plan means: the price and its end before anything is paid (Spec §1 Memberships). */
export function Offer({ plan, renews, onRenews, services }: OfferProps) {
  const { t } = useTranslation('membership')
  const { money, date } = useFormats()
  const { mutate, error, isPending } = useChooseMembership(services?.choose)
  // The last answer stays in sight while the next one is on its way.
  const [offer, setOffer] = useState<MembershipOffer>()
  const ask = () => mutate({ plan, renews }, { onSuccess: setOffer })
  const askFirst = useEffectEvent(ask)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for each choice
  useEffect(() => askFirst(), [plan, renews])
  if (error) return <LoadFailed title={t('failed')} error={error} busy={isPending} onRetry={ask} />
  if (!offer) return <Skeleton shape="box" className="h-64" />
  const end = date(lastDay(offer.until))
  return (
    <Section title={t('offer.title')}>
      <div className="flex flex-col gap-2" aria-busy={isPending}>
        <p className="text-lg font-bold">
          {t('offer.price', { amount: money(offer.price_paise), tax: money(offer.tax_paise) })}
        </p>
        <p>{t('offer.runs', { from: date(offer.from), until: end })}</p>
        <Switch
          label={t('offer.renew')}
          hint={
            renews
              ? t('offer.renews', { date: date(offer.until), amount: money(offer.price_paise) })
              : t('offer.ends', { date: end })
          }
          checked={renews}
          onChange={({ currentTarget }) => onRenews(currentTarget.checked)}
        />
      </div>
      <Pay
        key={offer.id}
        offer={offer}
        isStale={isPending || offer.renews !== renews}
        onEnded={ask}
        services={services}
      />
    </Section>
  )
}

interface PayProps {
  readonly offer: MembershipOffer
  /** Another one is asked for. */
  readonly isStale: boolean
  /** Called once it cannot be paid any more. */
  readonly onEnded: () => void
  readonly services: PayServices | undefined
}

/** Pays from the wallet, or at the gateway where it is open. */
function Pay({ offer, isStale, onEnded, services }: PayProps) {
  const { t } = useTranslation('membership')
  const { money } = useFormats()
  const go = useNavigateTo()
  const { change, doing } = useChange()
  const isCovered = offer.wallet_balance_paise >= offer.price_paise
  const toDashboard = () => go(pathTo('membershipDashboard'))
  return (
    <div className="flex flex-col gap-3">
      <Button
        wide
        busy={doing === 'buy' || isStale}
        {...(isCovered
          ? {}
          : { unavailableReason: t('offer.walletLow', { amount: money(offer.wallet_balance_paise) }) })}
        onClick={() => change({ do: 'buy', offerId: offer.id }, toDashboard)}
      >
        {t('offer.wallet', { amount: money(offer.price_paise) })}
      </Button>
      {offer.gateway ? (
        <PayAtGateway
          offer={offer}
          isStale={isStale}
          onPaid={toDashboard}
          onEnded={onEnded}
          services={services}
        />
      ) : null}
    </div>
  )
}

interface PayAtGatewayProps extends PayProps {
  readonly onPaid: () => void
}

function PayAtGateway({ offer, isStale, onPaid, onEnded, services }: PayAtGatewayProps) {
  const { t } = useTranslation(['membership', 'pay'])
  const queryClient = useQueryClient()
  const offline = useOfflineReason()
  const subject = { purpose: 'membership', id: offer.id }
  const { data: payment } = usePaymentOf(subject)
  const path = pathTo('membership', undefined, {
    plan: offer.plan,
    renews: offer.renews ? '1' : '0',
    pay: 'now',
  })
  const payNow = usePayNow(subject, path, services)
  const { phase, problem, pay, payAnew } = payNow
  const state = payment?.state
  usePayAtOnce(state === 'waiting', pay)
  const over = useEffectEvent(() => {
    if (state === 'ended') return onEnded()
    void queryClient.invalidateQueries({ queryKey: membershipKeys.all })
    onPaid()
  })
  useEffect(() => {
    if (state === 'paid' || state === 'ended') over()
  }, [state])
  return (
    <>
      <PayProblemNote payNow={payNow} again={t('offer.again')} />
      <Button
        wide
        variant="secondary"
        busy={phase !== 'idle' || isStale}
        unavailableReason={offline}
        onClick={() => (problem?.at === 'script' ? payAnew() : void pay())}
      >
        {phase === 'idle' ? t('offer.gateway') : t(`pay:phase.${phase}`)}
      </Button>
    </>
  )
}
