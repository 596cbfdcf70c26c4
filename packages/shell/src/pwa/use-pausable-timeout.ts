import { useEffect, useEffectEvent, useState } from 'react'

interface Pause {
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/**
 * Calls `onEnd` once after a time on screen, which starts over when a pointer or the focus leaves, so that nothing
 * disappears while it is used.
 *
 * @returns listeners for the element that the time belongs to
 */
export function usePausableTimeout(ms: number, onEnd: () => void): Pause {
  const [isHeld, setHeld] = useState(false)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => end(), ms)
    return () => clearTimeout(timer)
  }, [isHeld, ms])
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}
