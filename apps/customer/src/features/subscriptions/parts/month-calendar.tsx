import { strongestState } from '@angadi/domain/subscriptions/day-state.ts'
import { lastDayOf, monthOf, monthsAfter, weeksOf } from '@angadi/domain/subscriptions/month.ts'
import { weekdayOf } from '@angadi/domain/subscriptions/planned-quantity.ts'
import { daysAfter } from '@angadi/domain/time/india-day.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useSubscriptionLabels } from '../../../shared/subscription/use-subscription-labels.ts'
import type { LineOfDay } from '../day-lines.ts'
import { CalendarLegend } from './calendar-legend.tsx'
import { DayCell } from './day-cell.tsx'

export interface MonthCalendarProps {
  /** Its first day. */
  readonly month: string
  readonly today: string
  /** The chosen day, in this month. */
  readonly value: string
  readonly onChange: (day: string) => void
  readonly linesOf: (day: string) => readonly LineOfDay[]
}

/** The same day some months away, or the last one of a shorter month. */
function sameDay(day: string, months: number): string {
  const month = monthsAfter(monthOf(day), months)
  const wanted = `${month.slice(0, 8)}${day.slice(8)}`
  return wanted > lastDayOf(month) ? lastDayOf(month) : wanted
}

/** Where a key leads from a day; undefined for keys that do not move. */
function dayAfterKey(key: string, day: string): string | undefined {
  const column = (weekdayOf(day) + 6) % 7
  const steps: Readonly<Record<string, string>> = {
    ArrowLeft: daysAfter(day, -1),
    ArrowRight: daysAfter(day, 1),
    ArrowUp: daysAfter(day, -7),
    ArrowDown: daysAfter(day, 7),
    Home: daysAfter(day, -column),
    End: daysAfter(day, 6 - column),
    PageUp: sameDay(day, -1),
    PageDown: sameDay(day, 1),
  }
  return steps[key]
}

/** A month of deliveries as a grid: one stop for the Tab key, arrow keys between days, Page Up and Down between months. */
export function MonthCalendar({ month, today, value, onChange, linesOf }: MonthCalendarProps) {
  const { t } = useTranslation('subscriptions')
  const labels = useSubscriptionLabels()
  const grid = useRef<HTMLTableElement>(null)
  const movedByKey = useRef(false)
  const hint = useId()
  useEffect(() => {
    if (!movedByKey.current) return
    movedByKey.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${value}"]`)?.focus()
  }, [value])
  const weeks = weeksOf(month)
  const inMonth = (day: string) => monthOf(day) === month
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <IconButton
          label={t('calendar.before')}
          icon={<ChevronLeft aria-hidden />}
          onClick={() => onChange(sameDay(value, -1))}
        />
        <h2 aria-live="polite" className="min-w-0 flex-1 basis-24 text-center text-lg font-semibold">
          {labels.month(month)}
        </h2>
        <IconButton
          label={t('calendar.after')}
          icon={<ChevronRight aria-hidden />}
          onClick={() => onChange(sameDay(value, 1))}
        />
      </div>
      <p id={hint} className="sr-only">
        {t('calendar.keys')}
      </p>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid of buttons, by the ARIA practices
        role="grid"
        aria-label={t('calendar.label', { month: labels.month(month) })}
        aria-describedby={hint}
        className="w-full table-fixed"
        onKeyDown={(event) => {
          const next = dayAfterKey(event.key, value)
          if (next === undefined) return
          event.preventDefault()
          movedByKey.current = true
          onChange(next)
        }}
      >
        <thead>
          <tr>
            {(weeks[0] ?? []).map((day) => (
              <th key={day} scope="col" className="pb-1 text-xs font-medium text-ink-muted">
                {labels.weekday(weekdayOf(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0.5">
                  {inMonth(day) ? (
                    <DayCell
                      day={day}
                      lines={linesOf(day)}
                      isToday={day === today}
                      isChosen={day === value}
                      onChoose={() => onChange(day)}
                    />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CalendarLegend
        states={weeks
          .flat()
          .filter(inMonth)
          .map((day) => strongestState(linesOf(day).map(({ line }) => line)))}
      />
    </>
  )
}
