import { draggedTo, type Spot } from '@angadi/domain/day-grid/drag.ts'
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import type { GridBlock } from '../columns.ts'
import { columnBoxes, pixelsPerMinute } from './measure.ts'
import { useHeldChange } from './use-held-change.ts'

/** A block that is being moved: where it was, where it is now, and how far to the side that is. */
export interface Draft {
  /** As it was when it began: what others have changed since must not be overwritten unseen. */
  readonly block: GridBlock
  readonly was: Spot
  readonly spot: Spot
  readonly shiftPx: number
  readonly isSaving: boolean
}

export interface DragOptions {
  readonly grid: RefObject<HTMLElement | null>
  readonly step: number
  /** Saves a move; the block stays at its new place until that has ended. */
  readonly onDrop: (block: GridBlock, spot: Spot) => Promise<unknown>
  /** Tells where a block has been moved to by keys. */
  readonly onStep: (block: GridBlock, spot: Spot) => void
}

export interface Drag {
  readonly draft: Draft | undefined
  readonly onPointerDown: (event: PointerEvent, block: GridBlock, column: number) => void
  readonly onKeyDown: (event: KeyboardEvent, block: GridBlock, column: number) => void
  readonly onBlur: (block: GridBlock) => void
  /** Whether the click that follows belongs to a drag that has just ended. */
  readonly endsDrag: () => boolean
}

/** A finger rests this long before it drags, in milliseconds: a shorter touch scrolls. */
const HOLD_MS = 350
/** A pointer that moves less than this clicks, in pixels. */
const SLACK_PX = 5

const ARROWS: Readonly<Record<string, { readonly minutes: number; readonly columns: number }>> = {
  ArrowUp: { minutes: -1, columns: 0 },
  ArrowDown: { minutes: 1, columns: 0 },
  ArrowLeft: { minutes: 0, columns: -1 },
  ArrowRight: { minutes: 0, columns: 1 },
}

/**
 * Moves the blocks of a grid by mouse, finger and keys. Every arrow is a move of its own, and what they come to is saved
 * when the keys rest or the focus leaves; Escape puts a block back. The place is kept beside React's state: an end may
 * come before the last move has been rendered.
 */
export function useDrag({ grid, step, onDrop, onStep }: DragOptions): Drag {
  const { change: draft, now: held, show, save, saveAfterKeys, endKeys, follow } = useHeldChange<Draft>()
  const dragged = useRef(false)
  const spotOf = (block: GridBlock, column: number): Spot => ({ from: block.from, column })
  const put = (moved: GridBlock, was: Spot, spot: Spot) => {
    const being = held()?.block
    const block = being?.key === moved.key ? being : moved
    const boxes = grid.current ? columnBoxes(grid.current) : []
    const shiftPx = (boxes[spot.column]?.left ?? 0) - (boxes[was.column]?.left ?? 0)
    show({ block, was, spot, shiftPx, isSaving: false })
  }
  const move = (block: GridBlock, was: Spot, from: Spot, by: { minutes: number; columns: number }) => {
    const columns = grid.current ? columnBoxes(grid.current).length : 1
    const spot = draggedTo(from, by, { step, length: block.to - block.from, columns })
    const now = held()
    if (now?.block.key === block.key && now.spot.from === spot.from && now.spot.column === spot.column)
      return spot
    put(block, was, spot)
    return spot
  }
  const drop = (block: GridBlock) => {
    endKeys()
    const now = held()
    if (now?.block.key !== block.key || now.isSaving) return
    if (now.spot.from === now.was.from && now.spot.column === now.was.column) show(undefined)
    else save({ ...now, isSaving: true }, () => onDrop(now.block, now.spot))
  }

  return {
    draft,
    endsDrag: () => {
      const was = dragged.current
      dragged.current = false
      return was
    },
    onBlur: drop,
    onKeyDown: (event, block, column) => {
      const arrow = ARROWS[event.key]
      const being = held()
      const now = being?.block.key === block.key ? being : undefined
      if (now?.isSaving) return
      if (event.key === 'Escape' && now) {
        event.preventDefault()
        endKeys()
        show(undefined)
        onStep(block, now.was)
        return
      }
      if (event.key === 'Enter' && now) {
        event.preventDefault()
        drop(block)
        return
      }
      if (!arrow) return
      event.preventDefault()
      const was = now?.was ?? spotOf(block, column)
      const by = { minutes: arrow.minutes * step, columns: arrow.columns }
      onStep(block, move(block, was, now?.spot ?? was, by))
      saveAfterKeys(() => drop(block))
    },
    onPointerDown: (event, block, column) => {
      if (event.button !== 0 || held()?.isSaving) return
      dragged.current = false
      const was = spotOf(block, column)
      const start = { x: event.clientX, y: event.pageY }
      const isTouch = event.pointerType === 'touch'
      let isArmed = !isTouch
      const perMinute = pixelsPerMinute()
      const arming = isTouch
        ? setTimeout(() => {
            isArmed = true
            dragged.current = true
            put(block, was, was)
          }, HOLD_MS)
        : undefined
      const end = follow({
        onMove: (moved) => {
          const [x, y] = [moved.clientX - start.x, moved.pageY - start.y]
          if (!isArmed) {
            if (Math.hypot(x, y) > SLACK_PX) end()
            return
          }
          if (!dragged.current && Math.hypot(x, y) < SLACK_PX) return
          dragged.current = true
          const boxes = grid.current ? columnBoxes(grid.current) : []
          const over = boxes.findIndex(({ left, right }) => moved.clientX >= left && moved.clientX < right)
          move(block, was, was, { minutes: y / perMinute, columns: over === -1 ? 0 : over - was.column })
        },
        onUp: () => {
          if (dragged.current) drop(block)
        },
        onCancel: () => show(undefined),
        // A finger that drags does not scroll.
        onTouch: (touch) => {
          if (isArmed) touch.preventDefault()
        },
        onEnd: () => clearTimeout(arming),
      })
    },
  }
}
