import { type RefObject, useEffect, useState } from 'react'

/** The height of the app bar that covers the page's top, in pixels. */
const APP_BAR = 57

/** Whether an element has been scrolled away under the app bar. */
export function useIsPast(target: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(
      ([entry]) =>
        setPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < APP_BAR),
      { rootMargin: `-${APP_BAR}px 0px 0px` },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return isPast
}
