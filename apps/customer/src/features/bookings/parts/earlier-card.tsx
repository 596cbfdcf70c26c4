import type { Booking } from '@angadi/data/my-bookings/booking-of.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { useLeaveWaitingList } from '@angadi/data/waiting-list/answer-offer.ts'
import { useAskForEarlier } from '@angadi/data/waiting-list/ask-for-earlier.ts'
import { useMyWaitingList } from '@angadi/data/waiting-list/my-waiting-list.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { BellRing } from 'lucide-react'
import { OfferedTime } from '../../../shared/waiting-list/offered-time.tsx'

export interface EarlierCardProps {
  readonly order: Tracking['order']
  readonly booking: Booking
}

/** Being told of an earlier time of a visit: asking for it, the time that is offered, and asking no more. */
export function EarlierCard({ order, booking }: EarlierCardProps) {
  const { t } = useTranslation('visits')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const list = useMyWaitingList()
  const ask = useAskForEarlier()
  const leave = useLeaveWaitingList()
  // Until it is known whether one waits already, there is nothing to be asked.
  if (!list.data) return null
  const waiting = list.data.find(({ order_id: id }) => id === order.id)
  const failure = ask.error ?? leave.error
  return (
    <Card className={waiting?.offer ? 'border-2 border-action' : undefined}>
      <Section title={t('earlier.title')}>
        <div role="status">
          <p>{t(waiting ? 'earlier.asked' : 'earlier.text')}</p>
          {waiting ? <p className="text-sm text-ink-muted">{t('earlier.stays')}</p> : null}
        </div>
        {waiting?.offer ? <OfferedTime waiting={waiting} offer={waiting.offer} /> : null}
        {failure === null ? null : (
          <div className="mt-3">
            <Banner tone="danger" urgent>
              {errorText(failure)}
            </Banner>
          </div>
        )}
        <div className="mt-3">
          {waiting ? (
            <Button
              variant="quiet"
              className="-ml-3"
              busy={leave.isPending}
              unavailableReason={unavailableReason}
              onClick={() => leave.mutate(waiting.id, { onSuccess: () => ask.reset() })}
            >
              {t('earlier.leave')}
            </Button>
          ) : (
            <Button
              variant="secondary"
              icon={<BellRing aria-hidden />}
              busy={ask.isPending}
              unavailableReason={unavailableReason}
              onClick={() => ask.mutate(booking.id, { onSuccess: () => leave.reset() })}
            >
              {t('earlier.ask')}
            </Button>
          )}
        </div>
      </Section>
    </Card>
  )
}
