import type { ReactNode } from 'react'
import { type ButtonLook, buttonLook } from '../button/button-look.ts'
import { fillLink, type LinkSlot } from '../link-slot/fill-link.ts'

export interface LinkButtonProps extends ButtonLook {
  /** The link itself, such as the router's `<Link to={…} />` or `<a href="tel:…" />`. */
  readonly render: LinkSlot
  readonly icon?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Goes somewhere, and looks like a button. Whatever goes somewhere is a link. */
export function LinkButton({ render, icon, look, size, wide, className, children }: LinkButtonProps) {
  return fillLink(render, {
    className: buttonLook({ look, size, wide, className }),
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  })
}
