import {
  firstFreeSlot,
  isSameTime,
  type Slot,
  slotsByDay,
  slotsByPart,
} from '@angadi/domain/schedule/slots.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useId } from 'react'
import { DayTile, TimeChoice } from './time-choice.tsx'
import { useSlotLabels } from './use-slot-labels.ts'

/** The choice beside the days: as soon as possible. */
export const NOW = 'now'

export interface SlotPickerProps {
  readonly slots: readonly Slot[]
  /** A day such as `2026-11-23`, or `NOW`; undefined while nothing is chosen: the first free day is shown. */
  readonly day: string | undefined
  readonly onDayChange: (day: string) => void
  /** The beginning of the chosen slot. */
  readonly value: string | undefined
  readonly onChange: (startsAt: string) => void
  /** Offers "Now" before the days. */
  readonly withNow?: boolean | undefined
}

/** Chooses a day and then one of its half hours by part of the day; full ones are shown and cannot be chosen. */
export function SlotPicker({ slots, day, onDayChange, value, onChange, withNow = false }: SlotPickerProps) {
  const { t } = useTranslation('orders')
  const labels = useSlotLabels()
  const isWordy = useLanguage(({ language }) => language !== 'en')
  const [dayGroup, timeGroup] = [useId(), useId()]
  const days = slotsByDay(slots)
  const firstFree = firstFreeSlot(slots)
  const shown =
    day === undefined
      ? days.find((one) => firstFree !== undefined && one.slots.includes(firstFree))
      : days.find((one) => one.day === day)
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('slot.day')}</legend>
        <div className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none]">
          {withNow ? (
            <DayTile
              group={dayGroup}
              label={t('slot.now')}
              isChosen={day === NOW}
              onChoose={() => onDayChange(NOW)}
            >
              {t('slot.now')}
            </DayTile>
          ) : null}
          {days.map((one) => {
            const { name, date } = labels.tile(one.day)
            return (
              <DayTile
                key={one.day}
                group={dayGroup}
                label={labels.day(one.day)}
                isChosen={day === one.day}
                onChoose={() => onDayChange(one.day)}
              >
                <span className="text-xs">{name}</span>
                <span className="text-lg font-semibold tabular-nums">{date}</span>
              </DayTile>
            )
          })}
        </div>
      </fieldset>
      {shown ? (
        <fieldset className="flex min-w-0 flex-col gap-3">
          <legend className="sr-only">{t('slot.time')}</legend>
          {slotsByPart(shown.slots).map(({ part, slots: ofPart }) => (
            <div key={part}>
              <p className="mb-1.5 text-sm font-semibold text-ink-muted">{t(`slot.part.${part}`)}</p>
              <div
                className={`grid gap-2 ${isWordy ? 'grid-cols-3 md:grid-cols-5' : 'grid-cols-3 min-[22rem]:grid-cols-4 md:grid-cols-6'}`}
              >
                {ofPart.map((slot) => (
                  <TimeChoice
                    key={slot.starts_at}
                    group={timeGroup}
                    label={
                      slot.is_free
                        ? labels.range(slot.starts_at)
                        : t('slot.isFull', { range: labels.range(slot.starts_at) })
                    }
                    isChosen={isSameTime(slot.starts_at, value)}
                    disabled={!slot.is_free}
                    onChoose={() => onChange(slot.starts_at)}
                  >
                    {labels.begin(slot.starts_at)}
                  </TimeChoice>
                ))}
              </div>
            </div>
          ))}
        </fieldset>
      ) : null}
    </div>
  )
}
