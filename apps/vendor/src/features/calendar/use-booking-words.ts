import type { BookingState, DeskBooking } from '@angadi/data/booking-desk/booking.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { Tone } from '@angadi/ui/badge/badge.tsx'

const TONES: Readonly<Record<BookingState, Tone>> = {
  held: 'neutral',
  pending: 'accent',
  confirmed: 'action',
  in_progress: 'success',
  completed: 'neutral',
  cancelled: 'danger',
  declined: 'danger',
  expired: 'neutral',
  skipped: 'neutral',
  no_show: 'danger',
}

/** The words for a booking: its state with a colour, whom it is for, what is done and by whom. */
export function useBookingWords() {
  const { t } = useTranslation('calendar')
  return {
    state: (booking: DeskBooking) => t(`state.${booking.state}`),
    tone: ({ state }: DeskBooking) => TONES[state],
    name: (booking: DeskBooking) => booking.customer_name ?? t('noName'),
    services: ({ steps }: DeskBooking) => steps.map(({ name }) => name).join(', '),
    people: ({ steps }: DeskBooking) =>
      [...new Set(steps.flatMap(({ people }) => people?.map(({ name }) => name) ?? []))].join(', '),
  }
}
