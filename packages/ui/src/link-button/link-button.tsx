import type { ReactNode } from 'react'
import { type ButtonVariants, buttonVariants } from '../button/button-variants.ts'
import { fillLink, type LinkSlot } from '../link-slot/fill-link.ts'

export interface LinkButtonProps extends ButtonVariants {
  /** The link itself, such as the router's `<Link to={…} />` or `<a href="tel:…" />`. */
  readonly render: LinkSlot
  readonly icon?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link that looks like a button. Use it for navigation, and `Button` for actions. */
export function LinkButton({ render, icon, variant, size, wide, className, children }: LinkButtonProps) {
  return fillLink(render, {
    className: buttonVariants({ variant, size, wide, className }),
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  })
}
