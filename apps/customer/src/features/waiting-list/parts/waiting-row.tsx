import { useLeaveWaitingList } from '@angadi/data/waiting-list/answer-offer.ts'
import type { Waiting } from '@angadi/data/waiting-list/my-waiting-list.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { useSlotLabels } from '../../../shared/schedule/use-slot-labels.ts'
import { OfferedTime } from '../../../shared/waiting-list/offered-time.tsx'

export interface WaitingRowProps {
  readonly waiting: Waiting
}

/** What one waits for at a vendor, the time that is offered, and leaving the list. */
export function WaitingRow({ waiting }: WaitingRowProps) {
  const { t } = useTranslation(['visits', 'common'])
  const errorText = useErrorText()
  const labels = useSlotLabels()
  const { mutate, isPending } = useLeaveWaitingList()
  const [isAsking, setAsking] = useState(false)
  const { vendor_name: vendor, services, from_day: from, to_day: to, part_of_day: part, offer } = waiting
  return (
    <Card variant={offer ? 'raised' : 'outlined'} className={offer ? 'border-2 border-action' : undefined}>
      <h2 className="text-lg font-semibold wrap-anywhere">{vendor}</h2>
      <p className="wrap-anywhere">{services.join(', ')}</p>
      <p className="mt-1 text-sm text-ink-muted">
        {waiting.order_id === null
          ? [
              from === to
                ? labels.day(from)
                : t('wait.until', { from: labels.day(from), day: labels.day(to) }),
              t(`part.${part}`),
            ].join(' · ')
          : t('list.earlier', { day: labels.day(to) })}
      </p>
      {offer ? <OfferedTime waiting={waiting} offer={offer} /> : null}
      <Button variant="quiet" size="sm" className="mt-2 -ml-3" onClick={() => setAsking(true)}>
        {t('list.leave')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('list.leaveTitle', { vendor })}
        body={t('list.leaveText')}
        confirmLabel={t('list.leave')}
        cancelLabel={t('list.stay')}
        busy={isPending}
        onConfirm={() =>
          mutate(waiting.id, {
            onSuccess: () => setAsking(false),
            onError: (error) => notify.problem(t('list.leaveFailed'), { description: errorText(error) }),
          })
        }
      />
    </Card>
  )
}
