import { isSameTime, type Slot, slotsByDay } from '@angadi/domain/schedule/slots.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { RadioChips } from '../choice-card/radio-chips.tsx'
import { useSlotLabels } from './use-slot-labels.ts'

/** The choice beside the days: as soon as possible. */
export const NOW = 'now'

export interface SlotPickerProps {
  readonly slots: readonly Slot[]
  /** A day such as `2026-11-23`, or `NOW`; undefined while nothing is chosen. */
  readonly day: string | undefined
  readonly onDayChange: (day: string) => void
  /** The beginning of the chosen slot. */
  readonly value: string | undefined
  readonly onChange: (startsAt: string) => void
  /** Offers "Now" before the days. */
  readonly withNow?: boolean | undefined
}

/** Chooses a day and then one of its half hours; full ones are shown and cannot be chosen. */
export function SlotPicker({ slots, day, onDayChange, value, onChange, withNow = false }: SlotPickerProps) {
  const { t } = useTranslation('orders')
  const labels = useSlotLabels()
  const days = slotsByDay(slots)
  const ofDay = days.find((one) => one.day === day)?.slots
  return (
    <div className="flex flex-col gap-4">
      <RadioChips
        label={t('slot.day')}
        value={day}
        onChange={onDayChange}
        options={[
          ...(withNow ? [{ value: NOW, label: t('slot.now') }] : []),
          ...days.map((one) => ({ value: one.day, label: labels.day(one.day) })),
        ]}
      />
      {ofDay ? (
        <RadioChips
          columns
          label={t('slot.time')}
          value={ofDay.find((slot) => isSameTime(slot.starts_at, value))?.starts_at}
          onChange={onChange}
          options={ofDay.map((slot) => ({
            value: slot.starts_at,
            label: slot.is_free
              ? labels.range(slot.starts_at)
              : t('slot.isFull', { range: labels.range(slot.starts_at) }),
            disabled: !slot.is_free,
          }))}
        />
      ) : null}
    </div>
  )
}
