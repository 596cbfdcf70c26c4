import { slotDay, slotEnd } from '@angadi/domain/schedule/slots.ts'
import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useState } from 'react'

export interface SlotLabels {
  /** "Today", "Tomorrow" or "Tue, 24 Nov" for a day such as `2026-11-24`. */
  readonly day: (day: string) => string
  /** "Today", "Tomorrow" or "Tue" above the day's number, for a narrow tile. */
  readonly tile: (day: string) => { readonly name: string; readonly date: string }
  /** "7:00–7:30 pm" for the slot that begins then. */
  readonly range: (startsAt: string) => string
  /** "7:00 pm" for the slot that begins then. */
  readonly begin: (startsAt: string) => string
  /** "Tomorrow, 7:00–7:30 pm". */
  readonly full: (startsAt: string) => string
}

/** The labels of slots and their days, by the Indian clock and calendar. */
export function useSlotLabels(): SlotLabels {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const [today] = useState(() => indiaDay(Date.now()))
  // Noon in India: the same day wherever the format looks at it.
  const noon = (of: string) => `${of}T12:00:00+05:30`
  const near = (of: string) =>
    of === today ? t('slot.today') : of === daysAfter(today, 1) ? t('slot.tomorrow') : undefined
  const day = (of: string) => near(of) ?? formats.day(noon(of))
  const range = (startsAt: string) => formats.timeRange(startsAt, slotEnd(startsAt))
  return {
    day,
    tile: (of) => ({ name: near(of) ?? formats.weekday(noon(of)), date: String(Number(of.slice(-2))) }),
    range,
    begin: formats.time,
    full: (startsAt) => t('slot.full', { day: day(slotDay(startsAt)), range: range(startsAt) }),
  }
}
