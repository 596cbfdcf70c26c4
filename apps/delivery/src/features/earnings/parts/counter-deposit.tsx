import {
  type CounterOffer,
  type CourierMoney,
  type NewCounterOffer,
  useOfferAtCounter,
  useWithdrawOffer,
} from '@angadi/data/courier-console/cash.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useRef, useState } from 'react'
import { useDepositAmount } from './use-deposit-amount.ts'

/** Hands in cash at a shop's counter: the shop and the amount, or what waits there to be counted. */
export function CounterDeposit({ cash }: { readonly cash: CourierMoney }) {
  const { t } = useTranslation('cash')
  const { money } = useFormats()
  const [last] = cash.offers
  const waiting = cash.offers.find(({ state }) => state === 'asked')
  const isUnmet = last?.state === 'refused' || last?.state === 'expired'
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t('counter.title')}</h2>
      {waiting ? (
        <Waiting offer={waiting} />
      ) : (
        <>
          {isUnmet ? (
            <Banner tone="warning">
              {t(last.state === 'refused' ? 'counter.refused' : 'counter.expired', {
                vendor: last.vendor_name,
                amount: money(last.amount_paise),
              })}
            </Banner>
          ) : null}
          {cash.counters.length === 0 ? (
            <p className="text-ink-muted">{t('counter.none')}</p>
          ) : (
            <OfferForm cash={cash} />
          )}
        </>
      )}
    </Card>
  )
}

/** What waits to be counted, and the way back. */
function Waiting({ offer }: { readonly offer: CounterOffer }) {
  const { t } = useTranslation('cash')
  const { money, time } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync, isPending } = useWithdrawOffer()
  return (
    <>
      <p className="text-xl font-bold text-balance">
        {t('counter.waiting', { amount: money(offer.amount_paise), vendor: offer.vendor_name })}
      </p>
      <p className="text-ink-muted">{t('counter.waitingText', { time: time(offer.expires_at) })}</p>
      <Button
        variant="secondary"
        wide
        busy={isPending}
        unavailableReason={unavailableReason}
        onClick={() => void mutateAsync(offer.id).catch((error: unknown) => notify.problem(errorText(error)))}
      >
        {t('counter.withdraw')}
      </Button>
    </>
  )
}

/** Asks which shop, and how much: no more than is held, and than the shop is owed itself. */
function OfferForm({ cash: { counters, held_paise: held, upi } }: { readonly cash: CourierMoney }) {
  const { t } = useTranslation('cash')
  const { money } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const [chosen, setChosen] = useState<string>()
  const shop = counters.find(({ vendor_id: id }) => id === chosen) ?? counters[0]
  const { paise, check, field } = useDepositAmount(Math.min(held, shop?.takes_paise ?? 0))
  const key = useRef<string>(undefined)
  const { mutateAsync } = useOfferAtCounter()
  const { submit, isBusy, error } = useSubmission({
    form: 'counter-deposit',
    work: (offer: NewCounterOffer) => mutateAsync(offer),
    onSuccess: () => {
      key.current = undefined
    },
    onError: () => {
      key.current = undefined
    },
  })
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        check()
        if (paise === undefined || !shop) return
        key.current ??= `counter:${crypto.randomUUID()}`
        void submit({ vendorId: shop.vendor_id, amountPaise: paise, key: key.current })
      }}
    >
      <p className="text-ink-muted">{t('counter.text')}</p>
      {error ? (
        <Banner urgent tone="danger" title={t('counter.sendFailed')}>
          {errorText(error)}
        </Banner>
      ) : null}
      <Select
        label={t('counter.shop')}
        value={shop?.vendor_id}
        onChange={(event) => setChosen(event.currentTarget.value)}
        options={counters.map(({ vendor_id: value, name, takes_paise: most }) => ({
          value,
          label: t('counter.option', { name, most: money(Math.min(held, most)) }),
        }))}
      />
      <TextField {...field} />
      <Button
        type="submit"
        variant={upi ? 'secondary' : 'primary'}
        wide
        busy={isBusy}
        unavailableReason={unavailableReason}
      >
        {paise === undefined ? t('counter.offerAny') : t('counter.offer', { amount: money(paise) })}
      </Button>
    </form>
  )
}
