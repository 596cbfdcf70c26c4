import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

/** How far below the screen a block begins to load. */
const AHEAD = '600px'

/** Renders a block once it is less than a screen away, and reserves its height until then. */
export function WhenNear({
  reserve,
  children,
}: {
  /** Classes with the least height, so that nothing below moves far. */
  readonly reserve: string
  readonly children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { current } = place
    if (!current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  if (!isNear) return <div ref={place} className={reserve} />
  return (
    <ExtraBoundary>
      <Suspense fallback={<div className={reserve} />}>{children}</Suspense>
    </ExtraBoundary>
  )
}
