import type { ReactNode } from 'react'
import { fillLink, type LinkSlot } from '../link-slot/fill-link.ts'

/** One item of a navigation. */
export interface NavItemData {
  readonly key: string
  readonly label: string
  readonly icon: ReactNode
  /** The link itself, such as the router's `<Link to={…} />`. */
  readonly render: LinkSlot
  readonly active: boolean
  /** A number such as the items in the cart, at most `99+` (Spec §9). */
  readonly badge?: string | undefined
}

export interface NavItemProps {
  readonly item: NavItemData
  readonly className: string
  /** Shows the number beside the label instead of on the icon, if there is room. */
  readonly badgeBeside?: boolean | undefined
}

/** Renders one item of the bottom or side navigation, which decides the layout. */
export function NavItem({ item, className, badgeBeside = false }: NavItemProps) {
  return fillLink(item.render, {
    'aria-current': item.active ? 'page' : undefined,
    className,
    children: (
      <>
        <span className="relative grid place-items-center">
          {item.icon}
          {item.badge === undefined || badgeBeside ? null : (
            <Badge figure={item.badge} className="absolute -top-2 left-[calc(100%-0.5rem)]" />
          )}
        </span>
        <span className="max-w-full truncate">{item.label}</span>
        {item.badge !== undefined && badgeBeside ? <Badge figure={item.badge} className="ms-auto" /> : null}
      </>
    ),
  })
}

function Badge({ figure, className }: { readonly figure: string; readonly className: string }) {
  return (
    <span
      className={`${className} grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1 text-xs leading-none font-bold text-on-danger tabular-nums`}
    >
      {figure}
    </span>
  )
}
