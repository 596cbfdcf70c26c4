import { isPastHalf } from '@angadi/domain/home/scrolled.ts'
import { ExtraBoundary } from '@angadi/shell/boundaries/extra-boundary.tsx'
import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** Renders a block once more than half of the page has been scrolled (Spec §9 Layout: brand section). */
export function WhenScrolled({
  reserve,
  children,
}: {
  /** Classes with the height of the block, so that nothing below moves. */
  readonly reserve: string
  readonly children: ReactNode
}) {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (isPast) return
    const look = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      if (isPastHalf(window.scrollY, scrollHeight, clientHeight)) setPast(true)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [isPast])
  if (!isPast) return <div className={reserve} />
  return (
    <ExtraBoundary>
      <Suspense fallback={<div className={reserve} />}>{children}</Suspense>
    </ExtraBoundary>
  )
}
