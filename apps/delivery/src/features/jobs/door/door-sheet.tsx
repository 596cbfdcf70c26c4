import {
  type Undeliverable,
  useReportUndeliverable,
  useStartDoorWait,
} from '@angadi/data/courier-console/door.ts'
import type { Job } from '@angadi/data/courier-console/jobs.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ContactSlot } from '@angadi/shell/contact/contact-slot.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { useCountdown } from '@angadi/ui/countdown-ring/use-countdown.ts'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { DoorPhoto } from './door-photo.tsx'
import { DoorStep } from './door-step.tsx'
import { DoorWait } from './door-wait.tsx'

export interface DoorSheetProps {
  readonly job: Job
  /** The server's clock minus this device's, in milliseconds. */
  readonly serverOffsetMs: number
  readonly onClose: () => void
}

/** What a courier does at a door that nobody opens: call, wait by the server's clock, take a photo, and end the order. */
export default function DoorSheet({ job, serverOffsetMs, onClose }: DoorSheetProps) {
  const { t } = useTranslation(['courier-door', 'common'])
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const problem = (error: Error) => notify.problem(errorText(error))
  const start = useStartDoorWait(job.order_id)
  const report = useReportUndeliverable(job.order_id, ({ goes }: Undeliverable) => {
    notify.info(t(`ended.${goes}`), { duration: 10_000 })
    onClose()
  })
  const { until_at: until, has_called: hasCalled, has_picture: hasPicture } = job.door ?? EMPTY
  const left = useCountdown(until ?? '1970-01-01T00:00:00Z', serverOffsetMs)
  const isOver = until !== null && left === 0
  const isReady = hasCalled && hasPicture && isOver
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('title')}
      description={t('text')}
      closeLabel={t('common:close')}
      footer={
        <Button
          wide
          variant="danger"
          busy={report.isPending}
          unavailableReason={unavailableReason ?? (isReady ? undefined : t('endFirst'))}
          onClick={() => report.mutate(undefined, { onError: problem })}
        >
          {t('end')}
        </Button>
      }
    >
      <ol className="flex flex-col gap-5">
        <DoorStep step={1} isDone={hasCalled} title={t('call', { customer: job.customer_name })}>
          <div className="flex flex-wrap items-center justify-between gap-2">
            {hasCalled ? <p className="text-sm text-ink-muted">{t('called')}</p> : null}
            <ContactSlot orderId={job.order_id} as="courier" with="user" />
          </div>
        </DoorStep>
        <DoorStep step={2} isDone={isOver} title={t('wait')}>
          {until === null ? (
            <>
              <p className="text-sm text-ink-muted">{t('waitText')}</p>
              <Button
                busy={start.isPending}
                unavailableReason={unavailableReason}
                onClick={() => start.mutate(undefined, { onError: problem })}
              >
                {t('start')}
              </Button>
            </>
          ) : (
            <DoorWait until={until} left={left} />
          )}
        </DoorStep>
        {until === null ? null : (
          <DoorStep step={3} isDone={hasPicture} title={t('photo')}>
            <DoorPhoto orderId={job.order_id} isTaken={hasPicture} />
          </DoorStep>
        )}
      </ol>
    </DialogSheet>
  )
}

const EMPTY = { until_at: null, has_called: false, has_picture: false } as const
