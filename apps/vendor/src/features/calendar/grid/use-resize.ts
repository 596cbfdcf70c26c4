import type { DeskBooking } from '@angadi/data/booking-desk/booking.ts'
import { resizedTo } from '@angadi/domain/day-grid/drag.ts'
import type { Span } from '@angadi/domain/day-grid/lanes.ts'
import type { KeyboardEvent, PointerEvent } from 'react'
import { pixelsPerMinute } from './measure.ts'
import { useHeldChange } from './use-held-change.ts'

/** What has an end that can be moved: the visit of whoever walked in, or blocked time; in minutes of its day. */
export interface ResizeTarget extends Span {
  readonly key: string
  readonly day: string
  readonly what: DeskBooking | { readonly blockId: string; readonly endsAt: string; readonly name: string }
}

/** An end that is being moved. */
export interface Resizing {
  readonly target: ResizeTarget
  readonly to: number
  readonly isSaving: boolean
}

export interface Resize {
  readonly resizing: Resizing | undefined
  readonly onResizeDown: (event: PointerEvent, target: ResizeTarget) => void
  /** Shift with the arrows changes the end, Enter saves it, Escape puts it back; tells whether the key was one of these. */
  readonly onResizeKey: (event: KeyboardEvent, target: ResizeTarget) => boolean
  readonly onResizeBlur: (target: ResizeTarget) => void
}

const ARROWS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Moves the end of a block by its lower edge or by keys. What was seen when it began is what is saved: who has been
 * overtaken meanwhile is told so by the server.
 *
 * @param onDrop saves an end; the block keeps it until that has ended
 * @param onStep tells an end that was reached by keys
 */
export function useResize(
  step: number,
  onDrop: (target: ResizeTarget, to: number) => Promise<unknown>,
  onStep: (target: ResizeTarget, to: number) => void,
): Resize {
  const {
    change: resizing,
    now: held,
    show,
    save,
    saveAfterKeys,
    endKeys,
    follow,
  } = useHeldChange<Resizing>()
  const drop = (key: string) => {
    endKeys()
    const now = held()
    if (now?.target.key !== key || now.isSaving) return
    if (now.to === now.target.to) show(undefined)
    else save({ ...now, isSaving: true }, () => onDrop(now.target, now.to))
  }
  return {
    resizing,
    onResizeBlur: ({ key }) => drop(key),
    onResizeKey: (event, target) => {
      const being = held()
      const now = being?.target.key === target.key ? being : undefined
      const arrow = event.shiftKey ? ARROWS[event.key] : undefined
      if (arrow === undefined && (now === undefined || !['Escape', 'Enter'].includes(event.key))) return false
      event.preventDefault()
      if (now?.isSaving) return true
      if (event.key === 'Enter') drop(target.key)
      else if (arrow === undefined) {
        endKeys()
        show(undefined)
        onStep(target, target.to)
      } else {
        const seen = now?.target ?? target
        const to = resizedTo({ from: seen.from, to: now?.to ?? seen.to }, arrow * step, step)
        show({ target: seen, to, isSaving: false })
        onStep(seen, to)
        saveAfterKeys(() => drop(target.key))
      }
      return true
    },
    onResizeDown: (event, target) => {
      if (event.button !== 0 || held()?.isSaving) return
      event.preventDefault()
      const startY = event.pageY
      const perMinute = pixelsPerMinute()
      follow({
        onMove: (moved) =>
          show({
            target,
            to: resizedTo(target, (moved.pageY - startY) / perMinute, step),
            isSaving: false,
          }),
        onUp: () => drop(target.key),
        onCancel: () => show(undefined),
      })
    },
  }
}
