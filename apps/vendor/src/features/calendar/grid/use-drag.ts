import { draggedTo, type Spot } from '@angadi/domain/day-grid/drag.ts'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { GridBlock } from '../columns.ts'
import { columnBoxes, pixelsPerMinute } from './measure.ts'

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
/** Keys that rest this long are saved, in milliseconds. */
const PAUSE_MS = 1500
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
  const [draft, setDraft] = useState<Draft>()
  const held = useRef<Draft>(undefined)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const dragged = useRef(false)
  const stop = useRef<() => void>(undefined)
  useEffect(
    () => () => {
      clearTimeout(pause.current)
      stop.current?.()
    },
    [],
  )

  const show = (next: Draft | undefined) => {
    held.current = next
    setDraft(next)
  }
  const spotOf = (block: GridBlock, column: number): Spot => ({ from: block.from, column })
  const put = (moved: GridBlock, was: Spot, spot: Spot) => {
    const block = held.current?.block.key === moved.key ? held.current.block : moved
    const boxes = grid.current ? columnBoxes(grid.current) : []
    const shiftPx = (boxes[spot.column]?.left ?? 0) - (boxes[was.column]?.left ?? 0)
    show({ block, was, spot, shiftPx, isSaving: false })
  }
  const move = (block: GridBlock, was: Spot, from: Spot, by: { minutes: number; columns: number }) => {
    const columns = grid.current ? columnBoxes(grid.current).length : 1
    const spot = draggedTo(from, by, { step, length: block.to - block.from, columns })
    const now = held.current
    if (now?.block.key === block.key && now.spot.from === spot.from && now.spot.column === spot.column)
      return spot
    put(block, was, spot)
    return spot
  }
  const drop = (block: GridBlock) => {
    clearTimeout(pause.current)
    const now = held.current
    if (now?.block.key !== block.key || now.isSaving) return
    if (now.spot.from === now.was.from && now.spot.column === now.was.column) {
      show(undefined)
      return
    }
    const saving = { ...now, isSaving: true }
    show(saving)
    void onDrop(now.block, now.spot).finally(() => {
      if (held.current === saving) show(undefined)
    })
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
      const now = held.current?.block.key === block.key ? held.current : undefined
      if (now?.isSaving) return
      if (event.key === 'Escape' && now) {
        event.preventDefault()
        clearTimeout(pause.current)
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
      clearTimeout(pause.current)
      pause.current = setTimeout(() => drop(block), PAUSE_MS)
    },
    onPointerDown: (event, block, column) => {
      if (event.button !== 0 || held.current?.isSaving) return
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
      const onMove = (moved: globalThis.PointerEvent) => {
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
      }
      const onUp = () => {
        end()
        if (dragged.current) drop(block)
      }
      const onCancel = () => {
        end()
        show(undefined)
      }
      const onKey = (key: globalThis.KeyboardEvent) => {
        if (key.key === 'Escape') onCancel()
      }
      // A finger that drags does not scroll.
      const onTouch = (touch: TouchEvent) => {
        if (isArmed) touch.preventDefault()
      }
      const end = () => {
        clearTimeout(arming)
        window.removeEventListener('pointermove', onMove)
        window.removeEventListener('pointerup', onUp)
        window.removeEventListener('pointercancel', onCancel)
        window.removeEventListener('keydown', onKey)
        window.removeEventListener('touchmove', onTouch)
        stop.current = undefined
      }
      stop.current?.()
      stop.current = end
      window.addEventListener('pointermove', onMove)
      window.addEventListener('pointerup', onUp)
      window.addEventListener('pointercancel', onCancel)
      window.addEventListener('keydown', onKey)
      window.addEventListener('touchmove', onTouch, { passive: false })
    },
  }
}
