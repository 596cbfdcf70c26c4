import { useChangeSubscription } from '@angadi/data/subscriptions/change.ts'
import type { Subscriber, Subscription } from '@angadi/data/subscriptions/my-subscriptions.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { useState } from 'react'
import { draftOf, ruleOf } from '../../../shared/subscription/rule-draft.ts'
import { RuleFields } from '../../../shared/subscription/rule-fields.tsx'
import { useAttempt } from '../../../shared/subscription/use-attempt.ts'
import { useSubscriptionLabels } from '../../../shared/subscription/use-subscription-labels.ts'
import { waitsForAgreement } from '../use-subscription-note.ts'
import { AgreeToPrice } from './agree-to-price.tsx'
import { BottleCount } from './bottle-count.tsx'
import { ManageActions } from './manage-actions.tsx'

export interface ManageSheetProps {
  readonly subscriber: Subscriber
  readonly subscription: Subscription
  readonly onClose: () => void
}

/** Changes one subscription: its rule, a new price, its bottles, pausing and stopping. */
export default function ManageSheet({ subscriber, subscription, onClose }: ManageSheetProps) {
  const { t } = useTranslation(['subscriptions', 'common'])
  const labels = useSubscriptionLabels()
  const online = useOnline()
  const attempt = useAttempt()
  const { mutateAsync: change, isPending } = useChangeSubscription()
  const [draft, setDraft] = useState(() => draftOf(subscription))
  const rule = ruleOf(draft)
  const isRunning = subscription.ends_on === null
  const save = async () => {
    if (!rule) return
    const done = await attempt(change({ id: subscription.id, ...rule }), (day) =>
      t('manage.saved', { day: labels.date(day) }),
    )
    if (done) onClose()
  }
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={subscription.name}
      description={t('subscribe.from', { vendor: subscriber.vendor_name })}
      closeLabel={t('common:close')}
      footer={
        isRunning ? (
          <Button wide size="lg" busy={isPending} disabled={!online || !rule} onClick={() => void save()}>
            {t('manage.save')}
          </Button>
        ) : null
      }
    >
      <div className="flex flex-col gap-5 pt-1">
        {waitsForAgreement(subscription) ? <AgreeToPrice subscription={subscription} /> : null}
        {isRunning ? (
          <>
            <RuleFields
              name={subscription.name}
              draft={draft}
              maxQuantity={subscription.max_quantity}
              onChange={setDraft}
            />
            <p className="text-sm text-ink-muted">
              {t('manage.countsFrom', { day: labels.date(subscriber.first_changeable_day) })}{' '}
              {t('subscribe.cutOff', { time: labels.clock(subscriber.cut_off) })}.
            </p>
          </>
        ) : null}
        {subscription.bottles_out > 0 ? <BottleCount subscription={subscription} /> : null}
        {isRunning ? (
          <ManageActions subscriber={subscriber} subscription={subscription} onClose={onClose} />
        ) : null}
        {online ? null : <p className="text-sm text-ink-muted">{t('offline')}</p>}
      </div>
    </DialogSheet>
  )
}
