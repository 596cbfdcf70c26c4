import { signInPath } from '@angadi/auth/origin.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useStartSubscription } from '@angadi/data/subscriptions/change.ts'
import type { SubscriptionOffer } from '@angadi/data/subscriptions/offer.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { AddressChoice } from './address-choice.tsx'
import { OfferTerms } from './offer-terms.tsx'
import { type RuleDraft, ruleOf } from './rule-draft.ts'
import { RuleFields } from './rule-fields.tsx'
import { useAttempt } from './use-attempt.ts'
import { useSubscriptionLabels } from './use-subscription-labels.ts'

export interface SubscribeFormProps {
  readonly offer: SubscriptionOffer
  readonly onDone: () => void
}

const EVERY_DAY: RuleDraft = { choice: 'daily', custom: [], quantity: 1, asks: false }

/** The form of a new subscription; guests see the terms and sign in. */
export function SubscribeForm({ offer, onDone }: SubscribeFormProps) {
  const { t } = useTranslation('subscriptions')
  const { money } = useFormats()
  const labels = useSubscriptionLabels()
  const userId = useUserId()
  const online = useOnline()
  const { pathname, search } = useLocation()
  const attempt = useAttempt()
  const { mutateAsync: start, isPending } = useStartSubscription()
  const [draft, setDraft] = useState(EVERY_DAY)
  const [startsOn, setStartsOn] = useState(offer.first_day)
  const [addressId, setAddressId] = useState<string>()
  // One key for one opened form: a repeated tap subscribes once.
  const [key] = useState(() => crypto.randomUUID())
  const rule = ruleOf(draft)
  const isDay = startsOn >= offer.first_day && startsOn <= offer.last_day
  const total = draft.quantity * offer.price_paise + offer.delivery_paise

  const subscribe = async () => {
    if (!rule || !addressId || !isDay) return
    const done = await attempt(start({ ...rule, itemId: offer.item_id, addressId, startsOn, key }), () =>
      t('subscribe.done', { name: offer.name, day: labels.date(startsOn) }),
    )
    if (done) onDone()
  }
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void subscribe()
      }}
    >
      <OfferTerms offer={offer} />
      <RuleFields name={offer.name} draft={draft} maxQuantity={offer.max_quantity} onChange={setDraft} />
      <TextField
        type="date"
        label={t('subscribe.start')}
        value={startsOn}
        min={offer.first_day}
        max={offer.last_day}
        onChange={(event) => setStartsOn(event.target.value)}
      />
      {userId === null ? (
        <LinkButton wide size="lg" render={<AppLink to={signInPath(pathname + search)} />}>
          {t('subscribe.signIn')}
        </LinkButton>
      ) : (
        <>
          <AddressChoice value={addressId} onChange={setAddressId} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="font-semibold tabular-nums">{t('subscribe.total', { price: money(total) })}</p>
            <Button
              type="submit"
              size="lg"
              className="grow"
              busy={isPending}
              disabled={!online || !rule || !addressId || !isDay}
            >
              {t('subscribe.action')}
            </Button>
          </div>
          {online ? null : <p className="text-sm text-ink-muted">{t('offline')}</p>}
        </>
      )}
    </form>
  )
}
