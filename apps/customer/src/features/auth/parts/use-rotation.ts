import { type FocusEvent, useEffect, useState } from 'react'

/** A turning row of things: which one is shown, and what keeps it from turning. */
export interface Rotation {
  readonly index: number
  readonly show: (index: number) => void
  /** Spread onto the frame: it stands still while somebody points at it or is in it. */
  readonly hold: {
    readonly onPointerEnter: () => void
    readonly onPointerLeave: () => void
    readonly onFocus: () => void
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

function wantsRest(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

/**
 * Turns to the next of `count` things every `everyMs`; never for those who want less motion, not while the page is
 * hidden, and not while somebody points at it or has the focus in it.
 */
export function useRotation(count: number, everyMs: number): Rotation {
  const [index, setIndex] = useState(0)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus
  useEffect(() => {
    if (isHeld || count < 2) return
    const timer = setInterval(() => {
      if (!document.hidden && !wantsRest()) setIndex((shown) => (shown + 1) % count)
    }, everyMs)
    return () => clearInterval(timer)
  }, [isHeld, count, everyMs])
  return {
    index,
    show: setIndex,
    hold: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocus(false)
      },
    },
  }
}
