import { daysAfter } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { DayInAddress } from '../use-day-in-address.ts'

/** Buttons for the previous and the next day, and a date field. */
export function DayPicker({ today, day, choose }: DayInAddress) {
  const { t } = useTranslation('delivery')
  const { date } = useFormats()
  return (
    <div className="flex max-w-form items-end gap-2">
      <IconButton
        variant="raised"
        label={t('deliveries.before', { day: date(daysAfter(day, -1)) })}
        icon={<ChevronLeft aria-hidden />}
        className="mb-0.5"
        onClick={() => choose(daysAfter(day, -1))}
      />
      <div className="min-w-0 flex-1">
        <TextField
          label={t('deliveries.day')}
          type="date"
          max={today}
          required
          value={day}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      <IconButton
        variant="raised"
        label={t('deliveries.after', { day: date(daysAfter(day, 1)) })}
        icon={<ChevronRight aria-hidden />}
        className="mb-0.5"
        disabled={day === today}
        onClick={() => choose(daysAfter(day, 1))}
      />
    </div>
  )
}
