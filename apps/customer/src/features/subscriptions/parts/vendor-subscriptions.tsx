import { pictureUrl } from '@angadi/data/client/config.ts'
import type { Subscriber } from '@angadi/data/subscriptions/my-subscriptions.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { Milk } from 'lucide-react'
import { useSubscriptionLabels } from '../../../shared/subscription/use-subscription-labels.ts'
import { useSubscriptionNote } from '../use-subscription-note.ts'

export interface VendorSubscriptionsProps {
  readonly subscriber: Subscriber
  readonly today: string
  readonly linkTo: (subscriptionId: string) => string
  readonly doorLink: string
  readonly statementLink: string
}

/** What comes from one vendor, when next, and the ways to change it. */
export function VendorSubscriptions({
  subscriber,
  today,
  linkTo,
  doorLink,
  statementLink,
}: VendorSubscriptionsProps) {
  const { t } = useTranslation('subscriptions')
  const labels = useSubscriptionLabels()
  const noteOf = useSubscriptionNote(today)
  return (
    <Card className="flex flex-col gap-2">
      <div>
        <h3 className="font-semibold">{subscriber.vendor_name}</h3>
        <p className="text-sm text-ink-muted">
          {subscriber.next_on
            ? t('next.window', {
                day: labels.day(subscriber.next_on),
                range: labels.range(subscriber.delivers_from, subscriber.delivers_until),
              })
            : t('next.none')}
        </p>
      </div>
      <ul className="flex flex-col">
        {subscriber.subscriptions.map((subscription) => (
          <li key={subscription.id} className="relative flex min-h-16 items-center gap-3 py-2">
            <Picture
              src={subscription.picture ? pictureUrl(subscription.picture) : undefined}
              alt=""
              ratio="square"
              rounded="md"
              className="w-14"
              fallback={<Milk aria-hidden />}
            />
            <div className="min-w-0 flex-1">
              <StretchedLink render={<AppLink to={linkTo(subscription.id)} />}>
                <span className="font-medium">
                  {t('times', { quantity: subscription.quantity, name: subscription.name })}
                </span>
              </StretchedLink>
              <p className="text-sm text-ink-muted">
                {[subscription.unit, labels.rule(subscription)].filter(Boolean).join(' · ')}
              </p>
              {noteOf(subscription).map((note) => (
                <p key={note} className="text-sm font-medium">
                  {note}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 border-t border-line pt-2">
        <LinkButton size="sm" variant="quiet" render={<AppLink to={doorLink} />}>
          {t('list.door')}
        </LinkButton>
        <LinkButton size="sm" variant="quiet" render={<AppLink to={statementLink} />}>
          {t('list.statement')}
        </LinkButton>
      </div>
    </Card>
  )
}
