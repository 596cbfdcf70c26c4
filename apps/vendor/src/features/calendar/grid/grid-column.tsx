import { lanesOf } from '@angadi/domain/day-grid/lanes.ts'
import { minuteOfDay } from '@angadi/domain/day-grid/minute-of-day.ts'
import { freeStretches } from '@angadi/domain/day-grid/stretches.ts'
import { memo, useMemo } from 'react'
import type { GridColumn } from '../columns.ts'
import { BlockedTime } from './blocked-time.tsx'
import { BookingBlock, type BookingBlockProps } from './booking-block.tsx'
import { FreeStretch, type FreeStretchProps } from './free-stretch.tsx'
import { REM_PER_MINUTE, STEP_MINUTES } from './measure.ts'
import type { Draft } from './use-drag.ts'

/** A block of a lane of its own, for the first moment of a block that has none yet. */
const WHOLE = { lane: 0, lanes: 1 }

export interface GridColumnProps
  extends Omit<BookingBlockProps, 'block' | 'day' | 'lane' | 'draft'>,
    Pick<FreeStretchProps, 'onBook'> {
  readonly data: GridColumn
  readonly label: string
  readonly to: number
  /** The first minute of its day that can still be booked. */
  readonly bookableFrom: number
  /** Set in the column of the block that is being moved; the others do not render again. */
  readonly draft: Draft | undefined
  readonly onOpenBlocks: () => void
}

/** Somebody's day: closed hours and breaks shaded, blocked time, the bookings, and the time that is free, by the clock. */
export const GridColumnView = memo(function GridColumnView({
  data,
  label,
  from,
  to,
  bookableFrom,
  draft,
  resizing,
  column,
  onOpenBlocks,
  onBook,
  ...handlers
}: GridColumnProps) {
  const { resource, day, blocks, shades } = data
  const lanes = useMemo(() => lanesOf(blocks), [blocks])
  const free = useMemo(
    () => (resource.kind === 'person' ? freeStretches(shades, blocks, bookableFrom, STEP_MINUTES) : []),
    [resource.kind, shades, blocks, bookableFrom],
  )
  const styleOf = (first: number, last: number) => ({
    top: `${(first - from) * REM_PER_MINUTE}rem`,
    height: `${(last - first) * REM_PER_MINUTE}rem`,
  })
  const { onResizeDown, onResizeKey, onResizeBlur } = handlers
  const items = [
    ...blocks.map((block) => ({
      at: block.from,
      item: (
        <BookingBlock
          key={block.key}
          block={block}
          day={day}
          lane={lanes.get(block.key) ?? WHOLE}
          column={column}
          from={from}
          draft={draft?.block.key === block.key ? draft : undefined}
          resizing={resizing?.target.key === block.key ? resizing : undefined}
          {...handlers}
        />
      ),
    })),
    ...resource.blocks.flatMap((block) => {
      const span = {
        from: Math.max(from, minuteOfDay(block.starts_at, day)),
        to: Math.min(to, minuteOfDay(block.ends_at, day)),
      }
      const own = resizing?.target.key === block.id && resizing.target.day === day ? resizing : undefined
      if (span.from >= span.to) return []
      const item = (
        <BlockedTime
          key={block.id}
          span={span}
          block={block}
          name={resource.name}
          day={day}
          style={styleOf(span.from, own?.to ?? span.to)}
          resizing={own}
          hintId={handlers.resizeHintId}
          onOpen={onOpenBlocks}
          {...{ onResizeDown, onResizeKey, onResizeBlur }}
        />
      )
      return [{ at: span.from, item }]
    }),
    ...free.flatMap((stretch) => {
      const span = { from: Math.max(stretch.from, from), to: Math.min(stretch.to, to) }
      if (span.from >= span.to) return []
      const style = styleOf(span.from, span.to)
      const item = <FreeStretch key={`free ${span.from}`} {...{ span, column, day, style, onBook }} />
      return [{ at: span.from, item }]
    }),
  ].toSorted((one, other) => one.at - other.at)
  return (
    <div data-column className="relative border-l border-line" style={{ height: styleOf(from, to).height }}>
      {shades.map((shade) => {
        const [first, last] = [Math.max(shade.from, from), Math.min(shade.to, to)]
        return shade.kind !== 'blocked' && first < last ? (
          <div
            key={`${shade.kind} ${shade.from} ${shade.to}`}
            aria-hidden
            className="absolute inset-x-0 bg-surface-sunken"
            style={styleOf(first, last)}
          />
        ) : null
      })}
      <div
        aria-hidden
        className="absolute inset-0 bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_1px,transparent_1px_6rem)]"
      />
      <ol aria-label={label} className="absolute inset-0">
        {items.map(({ item }) => item)}
      </ol>
    </div>
  )
})
