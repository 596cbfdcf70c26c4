import { usePauseSubscriptions } from '@angadi/data/subscriptions/change.ts'
import type { Subscriber, Subscription } from '@angadi/data/subscriptions/my-subscriptions.ts'
import { daysAfter } from '@angadi/domain/time/india-day.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useState } from 'react'
import { useAttempt } from '../../../shared/subscription/use-attempt.ts'
import { useSubscriptionLabels } from '../../../shared/subscription/use-subscription-labels.ts'

export interface PauseSheetProps {
  /** What is paused, in words. */
  readonly what: string
  readonly lines: readonly { readonly subscriber: Subscriber; readonly subscription: Subscription }[]
  readonly onClose: () => void
}

/** How long a vacation is at first, in days. */
const USUAL_DAYS = 6

/** Pauses subscriptions for a range of days, or until they are resumed. */
export default function PauseSheet({ what, lines, onClose }: PauseSheetProps) {
  const { t } = useTranslation(['subscriptions', 'common'])
  const labels = useSubscriptionLabels()
  const online = useOnline()
  const attempt = useAttempt()
  const { mutateAsync: pause, isPending } = usePauseSubscriptions()
  // The first day that every one of them can still change.
  const first =
    lines
      .map(({ subscriber }) => subscriber.first_changeable_day)
      .toSorted()
      .at(-1) ?? ''
  const last = lines.map(({ subscriber }) => subscriber.last_day).toSorted()[0] ?? ''
  const [from, setFrom] = useState(first)
  const [to, setTo] = useState(() => daysAfter(first, USUAL_DAYS))
  const [isOpenEnded, setIsOpenEnded] = useState(false)
  const isOrdered = isOpenEnded || to >= from
  const isReady = from >= first && from <= last && isOrdered
  const send = async () => {
    const ids = lines.map(({ subscription }) => subscription.id)
    const done = await attempt(pause({ ids, from, to: isOpenEnded ? undefined : to }), () =>
      t('pause.done', { day: labels.date(from) }),
    )
    if (done) onClose()
  }
  return (
    <DialogSheet
      open
      size="sm"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('pause.title')}
      description={what}
      closeLabel={t('common:close')}
      footer={
        <Button wide size="lg" busy={isPending} disabled={!online || !isReady} onClick={() => void send()}>
          {t('pause.action')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pt-1">
        <TextField
          type="date"
          label={t('pause.from')}
          value={from}
          min={first}
          max={last}
          onChange={(event) => setFrom(event.target.value)}
        />
        {isOpenEnded ? null : (
          <TextField
            type="date"
            label={t('pause.to')}
            value={to}
            min={from}
            max={daysAfter(first, 360)}
            error={isOrdered ? undefined : t('pause.order')}
            onChange={(event) => setTo(event.target.value)}
          />
        )}
        <Checkbox
          label={t('pause.open')}
          checked={isOpenEnded}
          onChange={(event) => setIsOpenEnded(event.target.checked)}
        />
        {online ? null : <p className="text-sm text-ink-muted">{t('offline')}</p>}
      </div>
    </DialogSheet>
  )
}
