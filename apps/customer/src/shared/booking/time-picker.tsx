import { type DayWithTimes, nextFreeTime } from '@angadi/domain/bookings/days-with-times.ts'
import { isSameTime, slotDay, timesByPart } from '@angadi/domain/schedule/slots.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { type ReactNode, useId, useState } from 'react'
import { DayTile, TimeChoice } from '../schedule/time-choice.tsx'
import { useSlotLabels } from '../schedule/use-slot-labels.ts'
import { TimePickerSkeleton } from './time-picker-skeleton.tsx'

export interface TimePickerProps {
  /** Days in a row with the times at which it can begin; undefined while they load. */
  readonly days: readonly DayWithTimes[] | undefined
  /** Why the days could not be loaded; those that are there stay. */
  readonly error?: unknown
  readonly onRetry: () => unknown
  readonly isRetrying?: boolean | undefined
  /** The ISO time that is chosen. */
  readonly selected: string | undefined
  readonly onSelect: (startsAt: string) => void
  /** Loads later days; undefined where there are none. */
  readonly onLater?: (() => unknown) | undefined
  readonly isLoadingLater?: boolean | undefined
  /** What else can be done where no day has a free time. */
  readonly whenFull?: ReactNode
}

/**
 * Chooses a time of a visit: a strip of days, and the free times of one by part of the day. Without a choice the first
 * day with a free time is shown; a full day says when the next free time is.
 */
export function TimePicker({
  days,
  error,
  onRetry,
  isRetrying,
  selected,
  onSelect,
  onLater,
  isLoadingLater = false,
  whenFull,
}: TimePickerProps) {
  const { t } = useTranslation('times')
  const labels = useSlotLabels()
  const [dayGroup, timeGroup] = [useId(), useId()]
  const [chosenDay, setChosenDay] = useState<string>()
  if (!days)
    return error ? (
      <LoadFailed title={t('failed')} error={error} busy={isRetrying} onRetry={onRetry} />
    ) : (
      <TimePickerSkeleton label={t('loading')} />
    )
  const first = nextFreeTime(days)
  const wanted = chosenDay ?? (selected ? slotDay(selected) : first && slotDay(first))
  const shown = days.find(({ day }) => day === wanted) ?? days[0]
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('day')}</legend>
        <div className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none]">
          {days.map(({ day, times }) => {
            const { name, date } = labels.tile(day)
            return (
              <DayTile
                key={day}
                group={dayGroup}
                label={
                  times.length > 0
                    ? t('dayFree', { day: labels.day(day), count: times.length })
                    : t('dayFull', { day: labels.day(day) })
                }
                isChosen={day === shown?.day}
                onChoose={() => setChosenDay(day)}
              >
                <span className="text-xs">{name}</span>
                <span
                  className={`text-lg tabular-nums ${times.length > 0 ? 'font-semibold' : 'font-normal text-ink-muted line-through'}`}
                >
                  {date}
                </span>
              </DayTile>
            )
          })}
          {onLater ? (
            <div className="flex shrink-0 items-center">
              <Button variant="quiet" size="sm" busy={isLoadingLater} onClick={() => void onLater()}>
                {t('later')}
              </Button>
            </div>
          ) : null}
        </div>
      </fieldset>
      {shown && shown.times.length > 0 ? (
        <Times group={timeGroup} times={shown.times} selected={selected} onSelect={onSelect} />
      ) : shown ? (
        <FullDay
          day={shown.day}
          next={nextFreeTime(days, shown.day) ?? first}
          onNext={(startsAt) => setChosenDay(slotDay(startsAt))}
          whenFull={whenFull}
        />
      ) : null}
    </div>
  )
}

interface TimesProps {
  readonly group: string
  readonly times: readonly string[]
  readonly selected: string | undefined
  readonly onSelect: (startsAt: string) => void
}

function Times({ group, times, selected, onSelect }: TimesProps) {
  const { t } = useTranslation(['times', 'orders'])
  const labels = useSlotLabels()
  const isWordy = useLanguage(({ language }) => language !== 'en')
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{t('time')}</legend>
      {timesByPart(times).map(({ part, times: ofPart }) => (
        <div key={part}>
          <p className="mb-1.5 text-sm font-semibold text-ink-muted">{t(`orders:slot.part.${part}`)}</p>
          <div
            className={`grid gap-2 ${isWordy ? 'grid-cols-3 md:grid-cols-5' : 'grid-cols-3 min-[22rem]:grid-cols-4 md:grid-cols-6'}`}
          >
            {ofPart.map((startsAt) => (
              <TimeChoice
                key={startsAt}
                group={group}
                label={labels.begin(startsAt)}
                isChosen={isSameTime(startsAt, selected)}
                onChoose={() => onSelect(startsAt)}
              >
                {labels.begin(startsAt)}
              </TimeChoice>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}

interface FullDayProps {
  readonly day: string
  /** The next free time, else the first; undefined where there is none on any day. */
  readonly next: string | undefined
  readonly onNext: (startsAt: string) => void
  readonly whenFull: ReactNode
}

function FullDay({ day, next, onNext, whenFull }: FullDayProps) {
  const { t } = useTranslation('times')
  const labels = useSlotLabels()
  return (
    <div className="flex flex-col items-start gap-3 rounded-lg bg-surface-sunken p-4">
      <p>{next ? t('fullDay', { day: labels.day(day) }) : t('fullAll')}</p>
      {next ? (
        <Button variant="secondary" onClick={() => onNext(next)}>
          {t('nextFree', { day: labels.day(slotDay(next)), time: labels.begin(next) })}
        </Button>
      ) : (
        whenFull
      )}
    </div>
  )
}
