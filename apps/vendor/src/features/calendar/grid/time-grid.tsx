import type { Spot } from '@angadi/domain/day-grid/drag.ts'
import { minuteOfDay, timeAt } from '@angadi/domain/day-grid/minute-of-day.ts'
import { shownHours } from '@angadi/domain/day-grid/shades.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import type { GridBlock, GridColumn } from '../columns.ts'
import { GridColumnView } from './grid-column.tsx'
import { HourNames, NowLine } from './hour-lines.tsx'
import { STEP_MINUTES } from './measure.ts'
import { useDrag } from './use-drag.ts'
import { type ResizeTarget, useResize } from './use-resize.ts'

export interface TimeGridProps {
  readonly label: string
  readonly columns: readonly GridColumn[]
  /** What stands above a column. */
  readonly titleOf: (column: GridColumn) => string
  readonly now: number
  readonly onOpen: (bookingId: string) => void
  /** Saves a move to a column and a minute of its day. */
  readonly onMove: (block: GridBlock, to: GridColumn, minute: number) => Promise<unknown>
  /** Saves that something ends at another minute of its day. */
  readonly onResize: (target: ResizeTarget, to: number) => Promise<unknown>
  /** Opens the list of blocked time. */
  readonly onOpenBlocks: () => void
  /** Books time of a column from a minute of its day on. */
  readonly onBook: (column: GridColumn, minute: number) => void
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

/** The first minute of a day that can still be booked: the next of the grid, so that no column renders every minute. */
function bookableFrom(day: string, now: number): number {
  return Math.max(0, Math.ceil(minuteOfDay(now, day) / STEP_MINUTES) * STEP_MINUTES)
}

/** Hours downwards and people, rooms or days beside one another; bookings are opened, and moved by mouse, finger and keys; what is free is booked. */
export function TimeGrid({
  label,
  columns,
  titleOf,
  now,
  onOpen,
  onMove,
  onResize,
  onOpenBlocks,
  onBook,
}: TimeGridProps) {
  const { t } = useTranslation('calendar')
  const { time } = useFormats()
  const [hintId, resizeHintId] = [useId(), useId()]
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
  const resize = useResize(STEP_MINUTES, onResize, ({ day }, to) =>
    announce(t('endsAt', { time: time(timeAt(day, to)) })),
  )
  const handlers = {
    onOpenBlocks: useStable(onOpenBlocks),
    onBook: useStable((n: number, minute: number) => {
      const column = columns[n]
      if (column) onBook(column, minute)
    }),
    onResizeDown: useStable(resize.onResizeDown),
    onResizeKey: useStable(resize.onResizeKey),
    onResizeBlur: useStable(resize.onResizeBlur),
  }
  const onPointerDown = useStable(drag.onPointerDown)
  const onKeyDown = useStable(drag.onKeyDown)
  const onBlur = useStable(drag.onBlur)
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
      <p id={resizeHintId} className="sr-only">
        {t('resizeKeys')}
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
        <HourNames from={hours.from} to={hours.to} />
        {columns.map((column, n) => (
          <GridColumnView
            key={column.key}
            data={column}
            label={titleOf(column)}
            from={hours.from}
            to={hours.to}
            column={n}
            bookableFrom={bookableFrom(column.day, now)}
            hintId={hintId}
            resizeHintId={resizeHintId}
            resizing={resize.resizing?.target.day === column.day ? resize.resizing : undefined}
            draft={drag.draft?.was.column === n ? drag.draft : undefined}
            onOpen={open}
            onPointerDown={onPointerDown}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
            {...handlers}
          />
        ))}
        <NowLine columns={columns} now={now} from={hours.from} to={hours.to} />
      </div>
    </section>
  )
}
