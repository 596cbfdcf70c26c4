import { fillLink, type LinkSlot } from '@angadi/ui/link-slot/fill-link.ts'
import { Price } from '@angadi/ui/price/price.tsx'
import { ArrowRight } from 'lucide-react'

export interface CartBarProps {
  /** Short content, such as "3 items · Bawarchi". */
  readonly summary: string
  readonly paise: number
  readonly actionLabel: string
  /** The router's link to the cart. */
  readonly render: LinkSlot
  /** Whether there is a `BottomNav` below it. */
  readonly aboveNav?: boolean | undefined
}

/** The cart as a floating bar at the bottom of the screen. */
export function CartBar({ summary, paise, actionLabel, render, aboveNav = false }: CartBarProps) {
  const link = fillLink(render, {
    className:
      'pointer-events-auto mx-auto flex min-h-16 w-full max-w-form animate-rise items-center gap-3 rounded-lg bg-action px-4 py-2.5 text-on-action shadow-floating transition-colors hover:bg-action-hover',
    children: (
      <>
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="truncate text-sm">{summary}</span>
          <span className="text-lg leading-tight font-bold">
            <Price paise={paise} />
          </span>
        </span>
        <span className="inline-flex shrink-0 items-center gap-1.5 text-lg font-bold">
          {actionLabel}
          <ArrowRight aria-hidden className="size-5" />
        </span>
      </>
    ),
  })
  return (
    <section
      data-bottom-bar
      aria-label={actionLabel}
      className={`pointer-events-none fixed inset-x-4 z-cart ${aboveNav ? 'bottom-[calc(var(--spacing-nav-room)+0.75rem)] md:bottom-6' : 'bottom-[calc(var(--spacing-safe-bottom)+0.75rem)] md:bottom-6'}`}
    >
      {link}
    </section>
  )
}
