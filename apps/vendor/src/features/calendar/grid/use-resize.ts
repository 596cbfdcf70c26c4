import type { DeskBooking } from '@angadi/data/booking-desk/booking.ts'
import { resizedTo } from '@angadi/domain/day-grid/drag.ts'
import type { Span } from '@angadi/domain/day-grid/lanes.ts'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { pixelsPerMinute } from './measure.ts'

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

/** Keys that rest this long are saved, in milliseconds. */
const PAUSE_MS = 1500
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
  const [resizing, setResizing] = useState<Resizing>()
  const held = useRef<Resizing>(undefined)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useRef<() => void>(undefined)
  useEffect(
    () => () => {
      clearTimeout(pause.current)
      stop.current?.()
    },
    [],
  )
  const show = (next: Resizing | undefined) => {
    held.current = next
    setResizing(next)
  }
  const drop = (key: string) => {
    clearTimeout(pause.current)
    const now = held.current
    if (now?.target.key !== key || now.isSaving) return
    if (now.to === now.target.to) {
      show(undefined)
      return
    }
    const saving = { ...now, isSaving: true }
    show(saving)
    void onDrop(now.target, now.to).finally(() => {
      if (held.current === saving) show(undefined)
    })
  }
  return {
    resizing,
    onResizeBlur: ({ key }) => drop(key),
    onResizeKey: (event, target) => {
      const now = held.current?.target.key === target.key ? held.current : undefined
      const arrow = event.shiftKey ? ARROWS[event.key] : undefined
      if (arrow === undefined && (now === undefined || !['Escape', 'Enter'].includes(event.key))) return false
      event.preventDefault()
      if (now?.isSaving) return true
      if (event.key === 'Enter') drop(target.key)
      else if (arrow === undefined) {
        clearTimeout(pause.current)
        show(undefined)
        onStep(target, target.to)
      } else {
        const seen = now?.target ?? target
        const to = resizedTo({ from: seen.from, to: now?.to ?? seen.to }, arrow * step, step)
        show({ target: seen, to, isSaving: false })
        onStep(seen, to)
        clearTimeout(pause.current)
        pause.current = setTimeout(() => drop(target.key), PAUSE_MS)
      }
      return true
    },
    onResizeDown: (event, target) => {
      if (event.button !== 0 || held.current?.isSaving) return
      event.preventDefault()
      const startY = event.pageY
      const perMinute = pixelsPerMinute()
      const onMove = (moved: globalThis.PointerEvent) =>
        show({ target, to: resizedTo(target, (moved.pageY - startY) / perMinute, step), isSaving: false })
      const end = () => {
        window.removeEventListener('pointermove', onMove)
        window.removeEventListener('pointerup', onUp)
        window.removeEventListener('pointercancel', onCancel)
        window.removeEventListener('keydown', onKey)
        stop.current = undefined
      }
      const onUp = () => {
        end()
        drop(target.key)
      }
      const onCancel = () => {
        end()
        show(undefined)
      }
      const onKey = (key: globalThis.KeyboardEvent) => {
        if (key.key === 'Escape') onCancel()
      }
      stop.current?.()
      stop.current = end
      window.addEventListener('pointermove', onMove)
      window.addEventListener('pointerup', onUp)
      window.addEventListener('pointercancel', onCancel)
      window.addEventListener('keydown', onKey)
    },
  }
}
