import type { ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const barsVariants = tv({
  base: 'pointer-events-none fixed inset-x-4 z-cart mx-auto max-w-form md:hidden',
  variants: {
    /** What stands below it on a phone. */
    above: {
      nav: 'bottom-[calc(var(--spacing-nav-room)+0.75rem)]',
      bar: 'bottom-[calc(var(--spacing-safe-bottom)+5.5rem)]',
      nothing: 'bottom-[calc(var(--spacing-safe-bottom)+0.75rem)]',
    },
  },
})

export interface FloatingBarsProps extends Required<Pick<VariantProps<typeof barsVariants>, 'above'>> {
  /** The order under way as a line, and the cart; each may be nothing. */
  readonly children: ReactNode
}

/** The one thing that floats on a phone: the order under way and the cart, joined in one frame (look.md, bars). */
export function FloatingBars({ above, children }: FloatingBarsProps) {
  return (
    <div className={barsVariants({ above })}>
      <div className="pointer-events-auto divide-y divide-line overflow-hidden rounded-lg shadow-floating empty:hidden">
        {children}
      </div>
    </div>
  )
}
