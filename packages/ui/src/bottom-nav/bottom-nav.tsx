import { NavItem, type NavItemData } from '../nav-item/nav-item.tsx'

export interface BottomNavProps {
  readonly label: string
  /** Three to five. */
  readonly items: readonly NavItemData[]
}

/** The app's main navigation at the bottom: 72 px plus the safe area, on phones only (Spec §9 Layout). */
export function BottomNav({ label, items }: BottomNavProps) {
  return (
    <nav
      data-bottom-bar
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-nav border-t border-line bg-surface-raised pb-safe-bottom md:hidden"
    >
      <ul className="mx-auto flex h-bottom-nav max-w-form">
        {items.map((item) => (
          <li key={item.key} className="flex min-w-0 flex-1">
            <NavItem
              item={item}
              className="flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-medium text-ink-muted transition-colors -outline-offset-3! aria-[current=page]:font-semibold aria-[current=page]:text-action-ink [&_svg]:size-6"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
