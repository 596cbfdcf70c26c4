import type { BookingState } from '@angadi/data/booking-desk/booking.ts'
import type { Lane } from '@angadi/domain/day-grid/lanes.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent } from 'react'
import { type GridBlock, isMovable, isResizable } from '../columns.ts'
import { useBookingWords } from '../use-booking-words.ts'
import { REM_PER_MINUTE } from './measure.ts'
import { ResizeHandle } from './resize-handle.tsx'
import type { Draft } from './use-drag.ts'
import type { Resize, ResizeTarget, Resizing } from './use-resize.ts'

const STATE_STYLES: Readonly<Partial<Record<BookingState, string>>> = {
  held: 'border-line-strong border-dashed bg-surface-sunken text-ink-muted',
  pending: 'border-accent bg-accent-soft text-accent-ink',
  confirmed: 'border-action bg-action-soft text-action-ink',
  in_progress: 'border-success bg-success-soft text-success-ink',
  completed: 'border-line-strong bg-surface-sunken text-ink',
  no_show: 'border-danger bg-danger-soft text-danger-ink',
}

export interface BookingBlockProps extends Pick<Resize, 'onResizeDown' | 'onResizeKey' | 'onResizeBlur'> {
  readonly block: GridBlock
  readonly day: string
  readonly lane: Lane
  readonly column: number
  /** The first minute that the grid shows. */
  readonly from: number
  /** Set while it is being moved. */
  readonly draft: Draft | undefined
  /** Set while its end is being moved. */
  readonly resizing: Resizing | undefined
  readonly hintId: string
  readonly resizeHintId: string
  readonly onOpen: (bookingId: string) => void
  readonly onPointerDown: (event: PointerEvent, block: GridBlock, column: number) => void
  readonly onKeyDown: (event: KeyboardEvent, block: GridBlock, column: number) => void
  readonly onBlur: (block: GridBlock) => void
}

const rem = (minutes: number) => `${minutes * REM_PER_MINUTE}rem`

/** One booking in somebody's column: a button that opens it and can be dragged, its gaps left open. */
export const BookingBlock = memo(function BookingBlock({
  block,
  day,
  lane,
  column,
  from,
  draft,
  resizing,
  hintId,
  resizeHintId,
  onOpen,
  onPointerDown,
  onKeyDown,
  onBlur,
  onResizeDown,
  onResizeKey,
  onResizeBlur,
}: BookingBlockProps) {
  const { time } = useFormats()
  const words = useBookingWords()
  const { booking } = block
  const moves = isMovable(booking)
  const target: ResizeTarget | undefined = isResizable(block, day)
    ? { key: block.key, day, from: block.pieces.at(-1)?.from ?? block.from, to: block.to, what: booking }
    : undefined
  const to = resizing?.to ?? block.to
  const hints = [moves ? hintId : '', target ? resizeHintId : ''].filter(Boolean).join(' ')
  const top = (draft?.spot.from ?? block.from) - from
  const style: CSSProperties = {
    top: rem(top),
    height: rem(to - block.from),
    left: `${(lane.lane / lane.lanes) * 100}%`,
    width: `${100 / lane.lanes}%`,
    ...(draft ? { transform: `translateX(${draft.shiftPx}px)`, zIndex: 30 } : {}),
  }
  return (
    <li className="pointer-events-none absolute px-px" style={style}>
      <button
        type="button"
        data-block={block.key}
        aria-describedby={hints || undefined}
        className={`group absolute inset-x-px inset-y-0 ${moves ? 'cursor-grab touch-pan-x touch-pan-y' : ''} ${draft ? 'opacity-80 shadow-lg' : ''} ${draft?.isSaving || resizing?.isSaving ? 'animate-pulse motion-reduce:animate-none' : ''}`}
        onClick={() => onOpen(booking.id)}
        onPointerDown={moves ? (event) => onPointerDown(event, block, column) : undefined}
        onKeyDown={(event) => {
          if (target && onResizeKey(event, target)) return
          if (moves && !event.shiftKey) onKeyDown(event, block, column)
        }}
        onBlur={() => {
          if (target) onResizeBlur(target)
          if (moves) onBlur(block)
        }}
      >
        {block.pieces.length > 1 ? (
          <span aria-hidden className="absolute inset-y-0 left-0 w-1 bg-line-strong/50" />
        ) : null}
        {block.pieces.map((piece, n) => (
          <span
            key={piece.from}
            className={`pointer-events-auto absolute inset-x-0 overflow-hidden rounded-sm border-l-4 px-1.5 py-0.5 text-left text-xs ${STATE_STYLES[booking.state] ?? ''}`}
            style={{
              top: rem(piece.from - block.from),
              height: `calc(${rem((n === block.pieces.length - 1 ? to : piece.to) - piece.from)} - 1px)`,
            }}
          >
            {n === 0 ? (
              <>
                <span className="sr-only">{time(booking.starts_at)} </span>
                <span className="block truncate font-semibold">{words.name(booking)} </span>
                <span className="block truncate">{words.services(booking)} </span>
                <span className="sr-only">{words.state(booking)}</span>
              </>
            ) : null}
          </span>
        ))}
      </button>
      {target && !draft ? <ResizeHandle onPointerDown={(event) => onResizeDown(event, target)} /> : null}
    </li>
  )
})
