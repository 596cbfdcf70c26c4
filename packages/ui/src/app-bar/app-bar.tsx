import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'
import { fillLink, type LinkSlot } from '../link-slot/fill-link.ts'

/** The same widths as the `Page` below, so that both align. */
const barVariants = tv({
  base: 'mx-auto px-4 md:px-6',
  variants: {
    width: { page: 'max-w-page', wide: 'max-w-wide' },
    /** A console's head: 64 px where there is room. */
    tall: { true: 'md:min-h-[calc(4rem-1px)]' },
  },
  defaultVariants: { width: 'page' },
})

export interface AppBarProps extends VariantProps<typeof barVariants> {
  /** The page's name as its heading, a logo, or a location chip. */
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  /** The back link: the router's link; the arrow is drawn for it. */
  readonly back?: { readonly label: string; readonly render: LinkSlot } | undefined
  /** `IconButton`s at the end. */
  readonly actions?: ReactNode
  /** A second row, such as a search field; on wide screens it stands beside the title. */
  readonly children?: ReactNode
}

/** The header of a screen: title, back link and actions. Sticky. 56 px with its line (Spec §9 Layout). */
export function AppBar({ title, subtitle, back, actions, width, tall, children }: AppBarProps) {
  return (
    <header
      data-app-bar
      className="sticky top-0 z-sticky border-b border-line bg-surface/95 pt-safe-top backdrop-blur-sm"
    >
      <div className={barVariants({ width, tall, className: 'md:flex md:items-center md:gap-6' })}>
        <div className="flex min-h-[calc(var(--spacing-bar)-1px)] flex-wrap items-center gap-1 md:flex-1">
          {back ? <BackLink {...back} /> : null}
          <div className="min-w-24 flex-1 py-1">
            {typeof title === 'string' ? <h1 className="truncate text-lg font-bold">{title}</h1> : title}
            {subtitle ? <p className="truncate text-sm text-ink-muted">{subtitle}</p> : null}
          </div>
          {actions ? (
            <div className="-mr-2 ml-auto flex max-w-full flex-wrap items-center justify-end">{actions}</div>
          ) : null}
        </div>
        {children ? <div className="pb-3 md:w-1/2 md:py-1">{children}</div> : null}
      </div>
    </header>
  )
}

function BackLink({ label, render }: { readonly label: string; readonly render: LinkSlot }) {
  return fillLink(render, {
    'aria-label': label,
    className:
      '-ml-2.5 grid size-touch shrink-0 place-items-center rounded-full transition-colors hover:bg-surface-sunken',
    children: <ArrowLeft aria-hidden className="size-6" />,
  })
}
