import { useResumeSubscription, useStopSubscription } from '@angadi/data/subscriptions/change.ts'
import type { Subscriber, Subscription } from '@angadi/data/subscriptions/my-subscriptions.ts'
import { daysAfter } from '@angadi/domain/time/india-day.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { Pause, Play, Square } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '../../../shared/subscription/use-attempt.ts'
import { useSubscriptionLabels } from '../../../shared/subscription/use-subscription-labels.ts'
import PauseSheet from './pause-sheet.tsx'

export interface ManageActionsProps {
  readonly subscriber: Subscriber
  readonly subscription: Subscription
  readonly onClose: () => void
}

/** Pausing, resuming and stopping one subscription. */
export function ManageActions({ subscriber, subscription, onClose }: ManageActionsProps) {
  const { t } = useTranslation('subscriptions')
  const labels = useSubscriptionLabels()
  const online = useOnline()
  const attempt = useAttempt()
  const { mutateAsync: resume, isPending: isResuming } = useResumeSubscription()
  const { mutateAsync: stop, isPending: isStopping } = useStopSubscription()
  const [asked, setAsked] = useState<'pause' | 'stop'>()
  const hasPause = subscription.pauses.some(
    ({ ends_on }) => ends_on === null || ends_on >= subscriber.first_changeable_day,
  )
  const lastDay = daysAfter(subscriber.first_changeable_day, -1)
  const stopNow = async () => {
    const done = await attempt(stop(subscription.id), (day) =>
      t('manage.stopped', { day: labels.date(day ?? lastDay) }),
    )
    if (done) onClose()
  }
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      {hasPause ? (
        <Button
          variant="secondary"
          icon={<Play aria-hidden />}
          busy={isResuming}
          disabled={!online}
          onClick={() =>
            void attempt(resume(subscription.id), (day) =>
              day ? t('manage.resumed', { day: labels.date(day) }) : t('manage.resumedNone'),
            )
          }
        >
          {t('manage.resume')}
        </Button>
      ) : (
        <Button
          variant="secondary"
          icon={<Pause aria-hidden />}
          disabled={!online}
          onClick={() => setAsked('pause')}
        >
          {t('manage.pause')}
        </Button>
      )}
      <Button
        variant="dangerQuiet"
        icon={<Square aria-hidden />}
        disabled={!online}
        onClick={() => setAsked('stop')}
      >
        {t('manage.stop')}
      </Button>
      {asked === 'pause' ? (
        <PauseSheet
          what={subscription.name}
          lines={[{ subscriber, subscription }]}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      <ConfirmDialog
        open={asked === 'stop'}
        onOpenChange={(open) => setAsked(open ? 'stop' : undefined)}
        title={t('manage.stopTitle', { name: subscription.name })}
        body={t('manage.stopText', { day: labels.date(lastDay) })}
        confirmLabel={t('manage.stop')}
        cancelLabel={t('manage.keep')}
        dangerous
        busy={isStopping}
        onConfirm={() => void stopNow()}
      />
    </div>
  )
}
