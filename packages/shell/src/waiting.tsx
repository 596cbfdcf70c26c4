import { useTranslation } from '@angadi/i18n/use-translation.ts'

/**
 * Shown before a screen has loaded: already a page with a main part and a heading for screen readers, and
 * a visual outline.
 */
export function Waiting() {
  const { t } = useTranslation('common')
  return (
    <main
      ref={passFocusOn}
      id="main"
      tabIndex={-1}
      aria-busy
      className="mx-auto flex min-h-[60dvh] w-full max-w-page flex-col gap-4 px-4 py-5 outline-none md:px-6 md:py-8"
    >
      <h1 className="sr-only">{t('loading')}</h1>
      {OUTLINE.map((shape) => (
        <span key={shape} aria-hidden className={`${shape} animate-shimmer rounded-md bg-line`} />
      ))}
    </main>
  )
}

const OUTLINE = ['mb-2 h-8 w-2/5', 'h-36', 'h-24', 'h-20'] as const

/** Moves focus from this outline to the screen. */
function passFocusOn(outline: HTMLElement) {
  return () => {
    if (document.activeElement !== outline) return
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true })
    })
  }
}
