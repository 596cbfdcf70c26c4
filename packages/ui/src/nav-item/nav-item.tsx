import type { ReactNode } from 'react'
import { fillLink, type LinkSlot } from '../link-slot/fill-link.ts'

/** One place of a navigation. */
export interface NavPlace {
  readonly key: string
  readonly label: string
  readonly icon: ReactNode
  /** The link itself, such as the router's `<Link to={…} />`. */
  readonly render: LinkSlot
  readonly active: boolean
  /** A figure such as the items in the cart, at most `99+` (Spec §9). */
  readonly badge?: string | undefined
}

export interface NavItemProps {
  readonly place: NavPlace
  readonly className: string
}

/** Draws one place of the bottom or side navigation; the navigation decides how it lies. */
export function NavItem({ place, className }: NavItemProps) {
  return fillLink(place.render, {
    'aria-current': place.active ? 'page' : undefined,
    className,
    children: (
      <>
        <span className="relative grid place-items-center">
          {place.icon}
          {place.badge === undefined ? null : (
            <span className="absolute -top-1.5 left-1/2 grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1 text-xs leading-none font-bold text-on-danger tabular-nums">
              {place.badge}
            </span>
          )}
        </span>
        <span className="max-w-full truncate">{place.label}</span>
      </>
    ),
  })
}
