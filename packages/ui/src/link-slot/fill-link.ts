import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { cx } from 'tailwind-variants/lite'

interface Filling {
  readonly className: string | undefined
  readonly children: ReactNode
  readonly 'aria-label'?: string | undefined
  readonly 'aria-current'?: 'page' | undefined
}

/** A link or button whose look and content the component around it decides, such as the router's `<Link to={…} />`. */
export type LinkSlot = ReactElement<Partial<Filling>>

/** Dresses the caller's link; whatever content it brought along gives way to the component's own. */
export function fillLink(link: LinkSlot, { className, children, ...aria }: Filling): ReactElement {
  return cloneElement(link, { ...aria, className: cx(link.props.className, className) }, children)
}
