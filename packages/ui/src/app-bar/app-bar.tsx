import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { fillLink, type LinkSlot } from '../link-slot/fill-link.ts'

export interface AppBarProps {
  /** The page's name as its heading, or a logo, or a location chip. */
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  /** The way back: the router's link; the arrow is drawn for it. */
  readonly back?: { readonly label: string; readonly render: LinkSlot } | undefined
  /** `IconButton`s at the end. */
  readonly actions?: ReactNode
  /** A second row, such as a search field. */
  readonly children?: ReactNode
}

/** The head of a screen: where am I, how do I get back, what can I do. Stays in sight while scrolling. */
export function AppBar({ title, subtitle, back, actions, children }: AppBarProps) {
  return (
    <header className="sticky top-0 z-sticky border-b border-line bg-surface/95 pt-safe-top backdrop-blur-sm">
      <div className="mx-auto flex min-h-bar max-w-page items-center gap-1 px-4 md:px-6">
        {back ? <BackLink {...back} /> : null}
        <div className="min-w-0 flex-1 py-1.5">
          {typeof title === 'string' ? <h1 className="truncate text-lg font-bold">{title}</h1> : title}
          {subtitle ? <p className="truncate text-sm text-ink-muted">{subtitle}</p> : null}
        </div>
        {actions ? <div className="-mr-2 flex shrink-0 items-center">{actions}</div> : null}
      </div>
      {children ? <div className="mx-auto max-w-page px-4 pb-3 md:px-6">{children}</div> : null}
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
