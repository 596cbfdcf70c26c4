import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** How long a step can be taken back before it is sent, in seconds. */
const HELD_SECONDS = 10

/** A step that waits a little before it is done. */
export interface Held {
  /** How long it can still be taken back; 0 while nothing waits. */
  readonly secondsLeft: number
  readonly hold: () => void
  readonly undo: () => void
}

/**
 * Does a step only after ten seconds in which it can be taken back. Who leaves the screen meant it: then it is done at
 * once.
 */
export function useHeld(work: () => void): Held {
  const [secondsLeft, setSecondsLeft] = useState(0)
  const waits = useRef(false)
  const done = useEffectEvent(work)
  useEffect(() => {
    if (secondsLeft === 0) return
    const timer = setTimeout(() => {
      if (secondsLeft === 1) {
        waits.current = false
        done()
      }
      setSecondsLeft(secondsLeft - 1)
    }, 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft])
  useEffect(
    () => () => {
      if (waits.current) done()
      waits.current = false
    },
    [],
  )
  return {
    secondsLeft,
    hold: () => {
      waits.current = true
      setSecondsLeft(HELD_SECONDS)
    },
    undo: () => {
      waits.current = false
      setSecondsLeft(0)
    },
  }
}
