import type { ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const pageVariants = tv({
  base: 'mx-auto w-full px-4 py-5 md:px-6 md:py-8',
  variants: {
    width: {
      form: 'max-w-form',
      reading: 'max-w-reading',
      page: 'max-w-page',
      wide: 'max-w-wide',
    },
    /** Keeps space for a `BottomNav` below the last line. */
    aboveNav: { true: 'max-md:pb-[calc(var(--spacing-nav-room)+1.25rem)]' },
  },
  defaultVariants: { width: 'page' },
})

export interface PageProps extends VariantProps<typeof pageVariants> {
  readonly children: ReactNode
}

/** The content of a screen, at a readable width. One per screen: it is the page's `<main>`. */
export function Page({ width, aboveNav, children }: PageProps) {
  return (
    <main id="main" tabIndex={-1} className={`${pageVariants({ width, aboveNav })} outline-none`}>
      {children}
    </main>
  )
}
