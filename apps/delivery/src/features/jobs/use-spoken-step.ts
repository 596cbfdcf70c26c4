import { announce } from '@angadi/ui/announcer/announce.ts'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Announces and focuses the next step when one is done, and scrolls to the top. */
export function useSpokenStep(step: string, title: string): RefObject<HTMLHeadingElement | null> {
  const last = useRef(step)
  const heading = useRef<HTMLHeadingElement>(null)
  const tell = useEffectEvent(() => {
    announce(title)
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  })
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    tell()
  }, [step])
  return heading
}
