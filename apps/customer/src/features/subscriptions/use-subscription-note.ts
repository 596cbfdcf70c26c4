import type { Subscription } from '@angadi/data/subscriptions/my-subscriptions.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubscriptionLabels } from '../../shared/subscription/use-subscription-labels.ts'

/** Whether a new price waits for the customer's agreement. */
export function waitsForAgreement({ price_change, price_paise, agreed_paise }: Subscription): boolean {
  return price_change === 'ask' && price_paise !== null && price_paise > agreed_paise
}

/** What to know about a subscription beside its rule: paused, stopping, a new price, bottles. */
export function useSubscriptionNote(today: string): (subscription: Subscription) => readonly string[] {
  const { t } = useTranslation('subscriptions')
  const labels = useSubscriptionLabels()
  return (subscription) => {
    const notes: string[] = []
    const { ends_on: endsOn, starts_on: startsOn, pauses, bottles_out: bottles } = subscription
    const pause = pauses.find(({ ends_on }) => ends_on === null || ends_on >= today)
    if (endsOn !== null && endsOn < today) notes.push(t('list.stopped'))
    else if (endsOn !== null) notes.push(t('list.stopsOn', { day: labels.date(endsOn) }))
    else if (startsOn > today) notes.push(t('list.startsOn', { day: labels.date(startsOn) }))
    if (pause && endsOn === null) {
      if (pause.starts_on > today) notes.push(t('list.pauseFrom', { day: labels.date(pause.starts_on) }))
      else if (pause.ends_on === null) notes.push(t('list.paused'))
      else notes.push(t('list.pausedUntil', { day: labels.date(pause.ends_on) }))
    }
    if (!subscription.offered && endsOn === null) notes.push(t('list.notOffered'))
    if (bottles > 0) notes.push(t('list.bottles', { count: bottles }))
    return notes
  }
}
