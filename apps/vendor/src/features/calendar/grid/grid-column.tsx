import { lanesOf } from '@angadi/domain/day-grid/lanes.ts'
import { memo, useMemo } from 'react'
import type { GridColumn } from '../columns.ts'
import { BookingBlock, type BookingBlockProps } from './booking-block.tsx'
import { REM_PER_MINUTE } from './measure.ts'
import type { Draft } from './use-drag.ts'

const SHADE_STYLES = {
  closed: 'bg-surface-sunken',
  break: 'bg-surface-sunken',
  blocked:
    'bg-[repeating-linear-gradient(45deg,var(--color-line)_0_4px,var(--color-surface-sunken)_4px_10px)]',
} as const

/** A block of a lane of its own, for the first moment of a block that has none yet. */
const WHOLE = { lane: 0, lanes: 1 }

export interface GridColumnProps
  extends Pick<
    BookingBlockProps,
    'from' | 'hintId' | 'onOpen' | 'onPointerDown' | 'onKeyDown' | 'onBlur' | 'column'
  > {
  readonly data: GridColumn
  readonly label: string
  readonly to: number
  /** Set in the column of the block that is being moved; the others do not render again. */
  readonly draft: Draft | undefined
}

/** Somebody's day: closed hours, breaks and blocked time shaded, and the bookings over them. */
export const GridColumnView = memo(function GridColumnView({
  data,
  label,
  from,
  to,
  draft,
  column,
  ...handlers
}: GridColumnProps) {
  const lanes = useMemo(() => lanesOf(data.blocks), [data.blocks])
  return (
    <div
      data-column
      className="relative border-l border-line"
      style={{ height: `${(to - from) * REM_PER_MINUTE}rem` }}
    >
      {data.shades.map((shade) => {
        const [first, last] = [Math.max(shade.from, from), Math.min(shade.to, to)]
        return first < last ? (
          <div
            key={`${shade.kind} ${shade.from} ${shade.to}`}
            aria-hidden
            className={`absolute inset-x-0 ${SHADE_STYLES[shade.kind]}`}
            style={{
              top: `${(first - from) * REM_PER_MINUTE}rem`,
              height: `${(last - first) * REM_PER_MINUTE}rem`,
            }}
          />
        ) : null
      })}
      <div
        aria-hidden
        className="absolute inset-0 bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_1px,transparent_1px_6rem)]"
      />
      <ol aria-label={label} className="absolute inset-0">
        {data.blocks.map((block) => (
          <BookingBlock
            key={block.key}
            block={block}
            lane={lanes.get(block.key) ?? WHOLE}
            column={column}
            from={from}
            draft={draft?.key === block.key ? draft : undefined}
            {...handlers}
          />
        ))}
      </ol>
    </div>
  )
})
