import {
  firstFreeSlot,
  isSameTime,
  type Slot,
  slotsByDay,
  slotsByPart,
} from '@angadi/domain/schedule/slots.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { type ReactNode, useId } from 'react'
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
            <Tile
              group={dayGroup}
              label={t('slot.now')}
              isChosen={day === NOW}
              onChoose={() => onDayChange(NOW)}
            >
              {t('slot.now')}
            </Tile>
          ) : null}
          {days.map((one) => {
            const { name, date } = labels.tile(one.day)
            return (
              <Tile
                key={one.day}
                group={dayGroup}
                label={labels.day(one.day)}
                isChosen={day === one.day}
                onChoose={() => onDayChange(one.day)}
              >
                <span className="text-xs">{name}</span>
                <span className="text-lg font-semibold tabular-nums">{date}</span>
              </Tile>
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
                  <Choice
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
                    className="min-h-touch rounded-md text-sm tabular-nums"
                  >
                    {labels.begin(slot.starts_at)}
                  </Choice>
                ))}
              </div>
            </div>
          ))}
        </fieldset>
      ) : null}
    </div>
  )
}

interface ChoiceProps {
  readonly group: string
  /** The whole of it, where what is shown is shorter. */
  readonly label: string
  readonly isChosen: boolean
  readonly disabled?: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Tile(props: ChoiceProps) {
  return (
    <Choice
      {...props}
      className="min-h-16 min-w-14 shrink-0 flex-col rounded-lg px-2 text-sm font-semibold"
    />
  )
}

function Choice({
  group,
  label,
  isChosen,
  disabled = false,
  onChoose,
  className,
  children,
}: ChoiceProps & { readonly className: string }) {
  return (
    <label
      className={`relative flex items-center justify-center border border-line-strong/50 bg-surface-raised text-center font-medium transition-colors has-checked:border-action has-checked:bg-action-soft has-checked:font-semibold has-checked:text-action-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:text-ink-muted has-disabled:line-through ${className}`}
    >
      <input
        type="radio"
        name={group}
        aria-label={label}
        checked={isChosen}
        disabled={disabled}
        onChange={onChoose}
        className="absolute inset-0 appearance-none outline-none"
      />
      {children}
    </label>
  )
}
