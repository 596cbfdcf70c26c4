import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { useEffect, useEffectEvent, useRef } from 'react'

/** How far below the viewport the end of the list may be when the next page is requested. */
const AHEAD = '600px'

export interface MoreRestaurantsProps {
  readonly busy: boolean
  readonly onMore: () => void
}

/** The end of the list: loads the next page on scrolling, or on a tap. */
export function MoreRestaurants({ busy, onMore }: MoreRestaurantsProps) {
  const { t } = useTranslation('food')
  const end = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(() => {
    if (!busy) onMore()
  })
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) ask()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={end} className="mt-8 flex justify-center">
      <Button variant="secondary" busy={busy} onClick={onMore}>
        {busy ? t('moreLoading') : t('more')}
      </Button>
    </div>
  )
}
