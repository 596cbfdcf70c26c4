import { type FocusEvent, useEffect, useState } from 'react'

/** The state of a rotation: the current index, and the handlers that pause it. */
export interface Rotation {
  readonly index: number
  readonly show: (index: number) => void
  /** Spread onto the container: pauses while the pointer or the focus is in it. */
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
 * Moves to the next of `count` slides every `everyMs`. Not with reduced motion, not while the page is hidden, and not
 * while the pointer or the focus is in the container.
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
