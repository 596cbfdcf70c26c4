import { useBookingFile } from '@angadi/data/my-bookings/calendar.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { saveBlob } from '@angadi/shell/csv/save-file.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { CalendarPlus } from 'lucide-react'

export interface CalendarFileButtonProps {
  readonly booking: { readonly order_id: string; readonly order_number: string; readonly name: string }
}

/** Saves a booking as a file that the phone's calendar opens; not without a network. */
export function CalendarFileButton({ booking }: CalendarFileButtonProps) {
  const { t } = useTranslation('bookings')
  const isOnline = useOnline()
  const { mutateAsync: make } = useBookingFile()
  const { submit, isBusy } = useSubmission({
    form: 'booking-file',
    work: (_: undefined, signal) => make({ orderId: booking.order_id, signal }),
    onSuccess: (file) => saveBlob(`${booking.order_number}.ics`, file),
  })
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<CalendarPlus aria-hidden />}
      busy={isBusy}
      disabled={!isOnline}
      aria-label={`${t('calendar')}: ${booking.name}`}
      onClick={() => void submit(undefined)}
    >
      {t('calendar')}
    </Button>
  )
}
