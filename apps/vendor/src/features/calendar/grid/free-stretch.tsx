import type { Span } from '@angadi/domain/day-grid/lanes.ts'
import { timeAt } from '@angadi/domain/day-grid/minute-of-day.ts'
import { startWithin } from '@angadi/domain/day-grid/stretches.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { type CSSProperties, type MouseEvent, memo, useState } from 'react'
import { pixelsPerMinute, REM_PER_MINUTE, STEP_MINUTES } from './measure.ts'

export interface FreeStretchProps {
  readonly span: Span
  readonly column: number
  readonly day: string
  /** Where it stands in its column. */
  readonly style: CSSProperties
  readonly onBook: (column: number, minute: number) => void
}

/** Time in which somebody is free: a click books there, Enter at its beginning. */
export const FreeStretch = memo(function FreeStretch({ span, column, day, style, onBook }: FreeStretchProps) {
  const { t } = useTranslation('calendar')
  const { time, timeRange } = useFormats()
  const [at, setAt] = useState<number>()
  const minuteOf = (event: MouseEvent) => {
    const { top } = event.currentTarget.getBoundingClientRect()
    return startWithin(span, span.from + (event.clientY - top) / pixelsPerMinute(), STEP_MINUTES)
  }
  return (
    <li className="absolute inset-x-0 print:hidden" style={style}>
      <button
        type="button"
        className="group absolute inset-x-px inset-y-0 cursor-cell rounded-sm text-left text-xs"
        // A key clicks without a place.
        onClick={(event) => onBook(column, event.detail === 0 ? span.from : minuteOf(event))}
        onPointerMove={(event) => setAt(event.pointerType === 'mouse' ? minuteOf(event) : undefined)}
        onPointerLeave={() => setAt(undefined)}
      >
        <span className="sr-only">
          {t('free', { time: timeRange(timeAt(day, span.from), timeAt(day, span.to)) })}
        </span>
        <span
          aria-hidden
          className={`pointer-events-none absolute inset-x-0 rounded-sm border border-dashed border-action bg-action-soft px-1.5 text-action-ink ${at === undefined ? 'hidden group-focus-visible:block' : ''}`}
          style={{
            top: `${((at ?? span.from) - span.from) * REM_PER_MINUTE}rem`,
            height: `${STEP_MINUTES * REM_PER_MINUTE}rem`,
          }}
        >
          {t('bookAt', { time: time(timeAt(day, at ?? span.from)) })}
        </span>
      </button>
    </li>
  )
})
