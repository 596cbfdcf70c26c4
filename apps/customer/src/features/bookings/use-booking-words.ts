import type { BookingStep } from '@angadi/data/my-bookings/booking-step.ts'
import type { BookingState } from '@angadi/domain/bookings/booking-states.ts'
import { slotDay } from '@angadi/domain/schedule/slots.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { Tone } from '@angadi/ui/badge/badge.tsx'
import { useSlotLabels } from '../../shared/schedule/use-slot-labels.ts'

const TONES = {
  pending: 'warning',
  confirmed: 'action',
  in_progress: 'action',
  completed: 'success',
  cancelled: 'neutral',
  declined: 'neutral',
  skipped: 'neutral',
  no_show: 'danger',
} as const satisfies Record<BookingState, Tone>

export interface BookingWords {
  readonly state: (state: BookingState) => { readonly label: string; readonly tone: Tone }
  /** "Tomorrow, 4:30–5:30 pm", by the Indian clock and calendar. */
  readonly when: (booking: { readonly starts_at: string; readonly ends_at: string }) => string
  /** "Tomorrow, 4:30 pm". */
  readonly at: (time: string) => string
  /** "Haircut, Colour". */
  readonly services: (steps: readonly BookingStep[]) => string
  /** "with Anita and Bina", each named once; undefined where nobody is named. */
  readonly people: (steps: readonly BookingStep[]) => string | undefined
}

/** What bookings are called, in the language of the interface. */
export function useBookingWords(): BookingWords {
  const { t, i18n } = useTranslation(['bookings', 'orders'])
  const { time, timeRange } = useFormats()
  const slots = useSlotLabels()
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const near = (of: string, range: string) => t('orders:slot.full', { day: slots.day(slotDay(of)), range })
  return {
    state: (state) => ({ label: t(`state.${state}`), tone: TONES[state] }),
    when: ({ starts_at: from, ends_at: to }) => near(from, timeRange(from, to)),
    at: (of) => near(of, time(of)),
    services: (steps) => steps.map(({ name }) => name).join(', '),
    people: (steps) => {
      const names = [...new Set(steps.flatMap(({ people }) => people?.map(({ name }) => name) ?? []))]
      return names.length > 0 ? t('with', { names: list.format(names) }) : undefined
    },
  }
}
