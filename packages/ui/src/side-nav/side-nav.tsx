import type { ReactNode } from 'react'
import { NavItem, type NavItemData } from '../nav-item/nav-item.tsx'

export interface SideNavProps {
  readonly label: string
  readonly items: readonly NavItemData[]
  /** Above the items, such as the name of the console. */
  readonly header?: ReactNode
  /** Below the items: language, theme, account. */
  readonly footer?: ReactNode
}

/** The navigation of a console at the left edge on desktops; phones get a `BottomNav` instead. */
export function SideNav({ label, items, header, footer }: SideNavProps) {
  return (
    <nav
      aria-label={label}
      className="sticky top-0 hidden h-dvh w-64 shrink-0 flex-col border-r border-line bg-surface-raised px-3 py-4 md:flex"
    >
      {header ? <div className="px-3 pb-5">{header}</div> : null}
      <ul className="flex min-h-0 flex-1 flex-col gap-1 overflow-y-auto">
        {items.map((item) => (
          <li key={item.key}>
            <NavItem
              item={item}
              badgeBeside
              className="flex min-h-touch items-center gap-3 rounded-md px-3 font-medium text-ink-muted transition-colors hover:bg-surface-sunken aria-[current=page]:bg-action-soft aria-[current=page]:font-semibold aria-[current=page]:text-action-ink [&_svg]:size-5"
            />
          </li>
        ))}
      </ul>
      {footer ? <div className="border-t border-line px-3 pt-4">{footer}</div> : null}
    </nav>
  )
}
