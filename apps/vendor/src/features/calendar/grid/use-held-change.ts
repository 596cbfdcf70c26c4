import { useEffect, useRef, useState } from 'react'

/** Keys that rest this long are saved, in milliseconds. */
const PAUSE_MS = 1500

/** What follows a pointer over the window. */
export interface PointerFollower {
  readonly onMove: (event: PointerEvent) => void
  /** The pointer is lifted. */
  readonly onUp: () => void
  /** The browser takes it away, or Escape is pressed. */
  readonly onCancel: () => void
  readonly onTouch?: (event: TouchEvent) => void
  /** After any of its ends, or when something else is followed. */
  readonly onEnd?: () => void
}

/** Something on the grid that is being changed by pointer or keys, and not yet saved. */
export interface HeldChange<Change> {
  readonly change: Change | undefined
  /** As it is now: an end may come before the last move has been rendered. */
  readonly now: () => Change | undefined
  readonly show: (next: Change | undefined) => void
  /** Shows it until it has been saved. */
  readonly save: (saving: Change, work: () => Promise<unknown>) => void
  /** Calls `save` when the keys rest. */
  readonly saveAfterKeys: (save: () => void) => void
  /** Keys are over: what they asked for is saved or put back. */
  readonly endKeys: () => void
  /** Follows the pointer in place of what was followed before; answers the way to stop. */
  readonly follow: (follower: PointerFollower) => () => void
}

/** Holds what is being changed on the grid beside React's state, and lets go of it when the grid goes. */
export function useHeldChange<Change>(): HeldChange<Change> {
  const [change, setChange] = useState<Change>()
  const held = useRef<Change>(undefined)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useRef<() => void>(undefined)
  useEffect(
    () => () => {
      clearTimeout(pause.current)
      stop.current?.()
    },
    [],
  )
  const show = (next: Change | undefined) => {
    held.current = next
    setChange(next)
  }
  const endKeys = () => clearTimeout(pause.current)
  return {
    change,
    now: () => held.current,
    show,
    save: (saving, work) => {
      show(saving)
      void work().finally(() => {
        if (held.current === saving) show(undefined)
      })
    },
    saveAfterKeys: (save) => {
      endKeys()
      pause.current = setTimeout(save, PAUSE_MS)
    },
    endKeys,
    follow: ({ onMove, onUp, onCancel, onTouch, onEnd }) => {
      stop.current?.()
      const following = new AbortController()
      const { signal } = following
      const end = () => {
        following.abort()
        stop.current = undefined
        onEnd?.()
      }
      const cancel = () => {
        end()
        onCancel()
      }
      window.addEventListener('pointermove', onMove, { signal })
      window.addEventListener(
        'pointerup',
        () => {
          end()
          onUp()
        },
        { signal },
      )
      window.addEventListener('pointercancel', cancel, { signal })
      window.addEventListener('keydown', ({ key }) => (key === 'Escape' ? cancel() : undefined), { signal })
      if (onTouch) window.addEventListener('touchmove', onTouch, { signal, passive: false })
      stop.current = end
      return end
    },
  }
}
