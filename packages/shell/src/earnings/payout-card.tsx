import type { Earnings } from '@angadi/data/earnings/earnings.ts'
import { useRequestPayout } from '@angadi/data/earnings/payout.ts'
import { isPaidNext, payoutState } from '@angadi/domain/payouts/payout-state.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Suspense, useState } from 'react'
import { ExtraBoundary } from '../boundaries/extra-boundary.tsx'
import { lazy } from '../boundaries/lazy.tsx'
import { useOfflineReason } from '../network/use-offline-reason.ts'
import { useSubmission } from '../submission/use-submission.ts'
import { useFocusFallback } from '../use-focus-fallback.ts'
import { PayoutAccountSheet } from './payout-account-sheet.tsx'
import { ReserveNote } from './reserve-note.tsx'

const InstantSheet = lazy(() => import('./instant-sheet.tsx'))

/** What can be paid out now, where it goes, and the button that asks for it. */
export function PayoutCard({ earnings }: { readonly earnings: Earnings }) {
  const { t } = useTranslation('earnings')
  const { money, dateTime } = useFormats()
  const unavailableReason = useOfflineReason()
  const [isEditing, setEditing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync: request } = useRequestPayout(earnings)
  const { submit, isBusy } = useSubmission({
    form: 'request-payout',
    work: () => request(0),
    onSuccess: ({ set_off_paise }) => notify.success(t('payout.wasSetOff', { amount: money(set_off_paise) })),
  })
  const [now] = useState(() => Date.now())
  const state = payoutState(earnings, now)
  useFocusFallback(state)
  const { account, instant } = earnings
  const note = {
    ready: instant.held_paise > 0 ? t('state.held', { amount: money(instant.held_paise) }) : null,
    under_way: t('state.under_way'),
    owing: t('state.owing', { amount: money(-earnings.balance_paise) }),
    empty: t('state.empty'),
    set_off: t('state.set_off'),
    below_minimum: t('state.below_minimum', { amount: money(earnings.minimum_paise) }),
    held: t('state.held', { amount: money(instant.held_paise) }),
    reserved: t('state.reserved'),
    fee_too_high: t('state.fee_too_high', { time: dateTime(instant.next_run_at) }),
    account_unverified: t('state.account_unverified'),
    no_account: t('state.no_account'),
    account_new: t('state.account_new', { time: account ? dateTime(account.usable_from) : '' }),
  }[state]
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h3 className="text-ink-muted">{t('available')}</h3>
        <p className="text-3xl font-bold">
          <Price paise={earnings.available_paise} />
        </p>
        {earnings.cash_paise > 0 ? (
          <p className="text-sm text-ink-muted">
            {t('lessCash', { earned: money(earnings.balance_paise), cash: money(earnings.cash_paise) })}
          </p>
        ) : null}
      </div>
      {note ? <p>{note}</p> : null}
      <ReserveNote reserve={earnings.reserve} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {account ? (
          <p className="text-ink-muted">
            {t('goesTo', { account: account.masked })}
            <span className="block text-sm">{t(`account.check.${account.check_state}`)}</span>
          </p>
        ) : null}
        <Button variant="secondary" size="md" onClick={() => setEditing(true)}>
          {t(account ? 'account.change' : 'account.add')}
        </Button>
      </div>
      {state === 'ready' || state === 'set_off' ? (
        <Button
          variant="primary"
          size="lg"
          wide
          busy={isBusy}
          unavailableReason={unavailableReason}
          onClick={() => (state === 'ready' ? setAsking(true) : void submit(undefined))}
        >
          {state === 'ready'
            ? t('payout.ask', { amount: money(instant.payout_paise) })
            : t('payout.askSetOff')}
        </Button>
      ) : null}
      {isPaidNext(earnings, state) ? (
        <p className="text-sm text-ink-muted">{t('nextRun', { time: dateTime(instant.next_run_at) })}</p>
      ) : null}
      {isAsking ? (
        <ExtraBoundary>
          <Suspense>
            <InstantSheet earnings={earnings} onClose={() => setAsking(false)} />
          </Suspense>
        </ExtraBoundary>
      ) : null}
      {isEditing ? <PayoutAccountSheet earnings={earnings} onClose={() => setEditing(false)} /> : null}
    </Card>
  )
}
