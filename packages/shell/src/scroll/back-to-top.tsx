import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'

/** How far the user must have scrolled down, in px (Spec §9 Layout). */
const SHOWN_AFTER_PX = 400

/** How far a page is scrolled before it counts as a direction, in px. */
const MEANT_PX = 8

/**
 * The button that leads back to the top of a long page, on every screen of every app, from 400 px on, while one scrolls
 * up: who reads on is covered by nothing. Moves the focus too (Spec §2 Scroll-to-top button).
 */
export function BackToTop() {
  const { t } = useTranslation('header')
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const look = () => {
      const { scrollY } = window
      const moved = scrollY - last
      if (scrollY <= SHOWN_AFTER_PX) setShown(false)
      // A few pixels are a finger that rests.
      else if (Math.abs(moved) < MEANT_PX) return
      else setShown(moved < 0)
      last = scrollY
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!isShown) return null
  const toTop = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    // On phones in the middle below the header: at the edges and at the bottom are the buttons of rows, carts and forms.
    <div className="pointer-events-none fixed inset-x-0 top-[calc(var(--spacing-safe-top)+8.5rem)] z-nav flex animate-pop justify-center md:inset-x-auto md:top-auto md:right-6 md:bottom-28">
      <IconButton
        variant="raised"
        label={t('backToTop')}
        icon={<ArrowUp aria-hidden />}
        onClick={toTop}
        className="pointer-events-auto border border-line shadow-floating"
      />
    </div>
  )
}
