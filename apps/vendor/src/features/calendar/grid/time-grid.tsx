import type { Spot } from '@angadi/domain/day-grid/drag.ts'
import { minuteOfDay, timeAt } from '@angadi/domain/day-grid/minute-of-day.ts'
import { shownHours } from '@angadi/domain/day-grid/shades.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import type { GridBlock, GridColumn } from '../columns.ts'
import { GridColumnView } from './grid-column.tsx'
import { REM_PER_MINUTE } from './measure.ts'
import { useDrag } from './use-drag.ts'

/** A block is dropped on quarters of an hour; another minute is chosen in its sheet. */
const STEP_MINUTES = 15

export interface TimeGridProps {
  readonly label: string
  readonly columns: readonly GridColumn[]
  /** What stands above a column. */
  readonly titleOf: (column: GridColumn) => string
  readonly now: number
  readonly onOpen: (bookingId: string) => void
  /** Saves a move to a column and a minute of its day. */
  readonly onMove: (block: GridBlock, to: GridColumn, minute: number) => Promise<unknown>
}

/** Handlers that stay the same while what they do changes: no column renders again because the screen has. */
function useStable<Args extends readonly unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useRef((...args: Args) => newest.current(...args)).current
}

/** Hours downwards and people, rooms or days beside one another; bookings are opened, and moved by mouse, finger and keys. */
export function TimeGrid({ label, columns, titleOf, now, onOpen, onMove }: TimeGridProps) {
  const { t } = useTranslation('calendar')
  const { time } = useFormats()
  const hintId = useId()
  const grid = useRef<HTMLDivElement>(null)
  const hours = useMemo(
    () =>
      shownHours([
        ...columns.flatMap(({ blocks }) => blocks),
        ...columns.flatMap(({ resource, day }) =>
          resource.there
            .map(([from, to]) => ({ from: minuteOfDay(from, day), to: minuteOfDay(to, day) }))
            .filter(({ from, to }) => to > 0 && from < 1440),
        ),
      ]),
    [columns],
  )
  const wasFocused = useRef<string>(undefined)
  const drag = useDrag({
    grid,
    step: STEP_MINUTES,
    onDrop: (block, spot) => {
      const to = columns[spot.column]
      if (!to) return Promise.resolve()
      wasFocused.current = block.key
      return onMove(block, to, spot.from)
    },
    onStep: (_block, spot: Spot) => {
      const column = columns[spot.column]
      if (column)
        announce(t('movedTo', { time: time(timeAt(column.day, spot.from)), column: titleOf(column) }))
    },
  })
  // A block that has moved to another column is another button: the focus follows it.
  useEffect(() => {
    const key = wasFocused.current
    if (key === undefined || drag.draft) return
    wasFocused.current = undefined
    if (document.activeElement === document.body)
      grid.current?.querySelector<HTMLButtonElement>(`[data-block="${key}"]`)?.focus({ preventScroll: true })
  }, [drag.draft])

  const open = useStable((bookingId: string) => {
    if (!drag.endsDrag()) onOpen(bookingId)
  })
  const onPointerDown = useStable(drag.onPointerDown)
  const onKeyDown = useStable(drag.onKeyDown)
  const onBlur = useStable(drag.onBlur)
  const height = `${(hours.to - hours.from) * REM_PER_MINUTE}rem`
  const template = { gridTemplateColumns: `4.5rem repeat(${columns.length}, minmax(9rem, 1fr))` }
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keys.
      tabIndex={0}
      className="relative max-h-[calc(100dvh-13rem)] min-h-96 overflow-auto rounded-lg border border-line bg-surface-raised print:max-h-none print:overflow-visible"
    >
      <p id={hintId} className="sr-only">
        {t('keys')}
      </p>
      <div className="sticky top-0 z-40 grid min-w-max bg-surface-raised" style={template}>
        <span className="sticky left-0 z-10 bg-surface-raised" />
        {columns.map((column) => (
          <h2
            key={column.key}
            className="border-b border-l border-line px-2 py-2 text-sm font-semibold break-words"
          >
            {titleOf(column)}
          </h2>
        ))}
      </div>
      <div ref={grid} className="relative grid min-w-max" style={template}>
        <div
          aria-hidden
          className="sticky left-0 z-30 bg-surface-raised text-xs text-ink-muted"
          style={{ height }}
        >
          {hoursBetween(hours.from, hours.to).map((minute) => (
            <span
              key={minute}
              className="absolute right-1.5 -translate-y-1/2 tabular-nums"
              style={{ top: `${(minute - hours.from) * REM_PER_MINUTE}rem` }}
            >
              {minute === hours.from ? '' : time(timeAt('2026-01-01', minute))}
            </span>
          ))}
        </div>
        {columns.map((column, n) => (
          <GridColumnView
            key={column.key}
            data={column}
            label={titleOf(column)}
            from={hours.from}
            to={hours.to}
            column={n}
            hintId={hintId}
            draft={drag.draft?.was.column === n ? drag.draft : undefined}
            onOpen={open}
            onPointerDown={onPointerDown}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
          />
        ))}
        <NowLine columns={columns} now={now} from={hours.from} to={hours.to} />
      </div>
    </section>
  )
}

function hoursBetween(from: number, to: number): readonly number[] {
  return Array.from({ length: (to - from) / 60 }, (_, n) => from + n * 60)
}

interface NowLineProps {
  readonly columns: readonly GridColumn[]
  readonly now: number
  readonly from: number
  readonly to: number
}

/** The present minute in India, across the columns of today. */
function NowLine({ columns, now, from, to }: NowLineProps) {
  const today = columns.flatMap(({ day }, n) => {
    const minute = minuteOfDay(now, day)
    return minute >= from && minute < to ? [{ n, minute }] : []
  })
  const [first, last] = [today[0], today.at(-1)]
  if (!first || !last) return null
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute z-20 border-t-2 border-danger"
      style={{
        top: `${(first.minute - from) * REM_PER_MINUTE}rem`,
        left: `calc(4.5rem + (100% - 4.5rem) * ${first.n / columns.length})`,
        width: `calc((100% - 4.5rem) * ${(last.n - first.n + 1) / columns.length})`,
      }}
    />
  )
}
