import type { Booking } from '@angadi/data/my-bookings/booking-of.ts'
import { type MovedBooking, useMoveBooking, useMovingTimes } from '@angadi/data/my-bookings/moving.ts'
import { isSameTime } from '@angadi/domain/schedule/slots.ts'
import { indiaDay } from '@angadi/domain/time/india-day.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { TimePicker } from '../../../shared/booking/time-picker.tsx'
import { useBookingWords } from '../use-booking-words.ts'

/** Days ahead where the vendor's terms are not told. */
const USUAL_HORIZON = 30

export interface MoveSheetProps {
  readonly booking: Booking
  /** Fetches the booking again: somebody else may have changed it. */
  readonly refresh: () => Promise<void>
  readonly onClose: () => void
}

/**
 * Chooses another time for a booking. Who has seen an older version is told so and sees the present one; a time that
 * somebody else took is gone from the list.
 */
export default function MoveSheet({ booking, refresh, onClose }: MoveSheetProps) {
  const { t } = useTranslation(['bookings', 'common'])
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const words = useBookingWords()
  const [today] = useState(() => indiaDay(Date.now()))
  const times = useMovingTimes(booking.id, today, booking.horizon_days ?? USUAL_HORIZON)
  const { mutateAsync: move } = useMoveBooking(booking.id)
  const [chosen, setChosen] = useState<string>()
  const isOther = chosen !== undefined && !isSameTime(chosen, booking.starts_at)
  const { submit, isBusy, error } = useSubmission<string, MovedBooking>({
    form: 'move-booking',
    work: (startsAt) => move({ startsAt, seenVersion: booking.version }),
    onSuccess: ({ starts_at: startsAt }) => {
      notify.success(t('move.done', { time: words.at(startsAt) }))
      onClose()
    },
    onError: () => {
      setChosen(undefined)
      void refresh()
      void times.refetch()
    },
  })
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('move.title')}
      description={t('move.text', { time: words.when(booking) })}
      closeLabel={t('common:close')}
      footer={
        <Button
          size="lg"
          wide
          busy={isBusy}
          disabled={!isOther}
          unavailableReason={unavailableReason}
          onClick={() => (chosen === undefined ? undefined : void submit(chosen))}
        >
          {isOther ? t('move.confirm', { time: words.at(chosen) }) : t('move.choose')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        <TimePicker
          days={times.data}
          error={times.error}
          onRetry={times.refetch}
          isRetrying={times.isFetching}
          selected={chosen ?? booking.starts_at}
          onSelect={setChosen}
          onLater={times.hasNextPage ? times.fetchNextPage : undefined}
          isLoadingLater={times.isFetchingNextPage}
        />
      </div>
    </DialogSheet>
  )
}
