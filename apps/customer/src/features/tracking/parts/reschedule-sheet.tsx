import { type MovedOrder, useReschedule, useRescheduleSlots } from '@angadi/data/orders/reschedule.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { isSameTime, slotDay } from '@angadi/domain/schedule/slots.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { useState } from 'react'
import { SlotPicker } from '../../../shared/schedule/slot-picker.tsx'
import { useSlotLabels } from '../../../shared/schedule/use-slot-labels.ts'

export interface RescheduleSheetProps {
  readonly order: Tracking['order']
  /** The beginning of its present slot. */
  readonly startsAt: string
  readonly onClose: () => void
}

/** Chooses another half hour for an order; the server refuses one that cannot be had, or that costs another fee. */
export default function RescheduleSheet({ order, startsAt, onClose }: RescheduleSheetProps) {
  const { t } = useTranslation(['orders', 'common'])
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const labels = useSlotLabels()
  const slots = useRescheduleSlots(order.id)
  const { mutateAsync: move } = useReschedule(order.id)
  const [day, setDay] = useState(slotDay(startsAt))
  const [chosen, setChosen] = useState(startsAt)
  const isOther = slotDay(chosen) === day && !isSameTime(chosen, startsAt)
  const { submit, isBusy, error } = useSubmission<string, MovedOrder>({
    form: 'reschedule',
    work: (slot) => move(slot),
    onSuccess: onClose,
    onError: () => void slots.refetch(),
  })
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('scheduled.sheetTitle')}
      description={t('scheduled.sheetText', { slot: labels.full(startsAt) })}
      closeLabel={t('common:close')}
      footer={
        <Button
          size="lg"
          wide
          busy={isBusy}
          disabled={!isOther}
          unavailableReason={unavailableReason}
          onClick={() => void submit(chosen)}
        >
          {isOther ? t('scheduled.confirm', { slot: labels.full(chosen) }) : t('scheduled.choose')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        {slots.data ? (
          <SlotPicker slots={slots.data} day={day} onDayChange={setDay} value={chosen} onChange={setChosen} />
        ) : slots.error ? (
          <LoadFailed
            title={t('scheduled.failed')}
            error={slots.error}
            busy={slots.isFetching}
            onRetry={slots.refetch}
          />
        ) : (
          <SkeletonGroup label={t('common:loading')}>
            <Skeleton shape="box" className="h-40" />
          </SkeletonGroup>
        )}
      </div>
    </DialogSheet>
  )
}
