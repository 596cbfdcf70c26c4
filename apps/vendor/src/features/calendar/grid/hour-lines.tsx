import { minuteOfDay, timeAt } from '@angadi/domain/day-grid/minute-of-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import type { GridColumn } from '../columns.ts'
import { REM_PER_MINUTE } from './measure.ts'

interface Hours {
  /** The first minute shown. */
  readonly from: number
  /** The minute after the last one shown. */
  readonly to: number
}

/** The hours beside the columns. */
export function HourNames({ from, to }: Hours) {
  const { time } = useFormats()
  return (
    <div
      aria-hidden
      className="sticky left-0 z-30 bg-surface-raised text-xs text-ink-muted"
      style={{ height: `${(to - from) * REM_PER_MINUTE}rem` }}
    >
      {Array.from({ length: (to - from) / 60 }, (_, n) => from + n * 60).map((minute) => (
        <span
          key={minute}
          className="absolute right-1.5 -translate-y-1/2 tabular-nums"
          style={{ top: `${(minute - from) * REM_PER_MINUTE}rem` }}
        >
          {minute === from ? '' : time(timeAt('2026-01-01', minute))}
        </span>
      ))}
    </div>
  )
}

interface NowLineProps extends Hours {
  readonly columns: readonly GridColumn[]
  readonly now: number
}

/** The present minute in India, across the columns of today. */
export function NowLine({ columns, now, from, to }: NowLineProps) {
  const today = columns.flatMap(({ day }, n) => {
    const minute = minuteOfDay(now, day)
    return minute >= from && minute < to ? [{ n, minute }] : []
  })
  const [first, last] = [today[0], today.at(-1)]
  if (!first || !last) return null
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute z-20 border-t-2 border-danger print:hidden"
      style={{
        top: `${(first.minute - from) * REM_PER_MINUTE}rem`,
        left: `calc(4.5rem + (100% - 4.5rem) * ${first.n / columns.length})`,
        width: `calc((100% - 4.5rem) * ${(last.n - first.n + 1) / columns.length})`,
      }}
    />
  )
}
