import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { cx } from 'tailwind-variants/lite'

interface Filling {
  readonly className: string | undefined
  readonly children: ReactNode
  readonly 'aria-label'?: string | undefined
  readonly 'aria-current'?: 'page' | undefined
}

/** A link or button whose style and content the component sets, such as the router's `<Link to={…} />`. */
export type LinkSlot = ReactElement<Partial<Filling>>

/** Adds the component's styles and content to the caller's link, replacing any content of its own. */
export function fillLink(link: LinkSlot, { className, children, ...aria }: Filling): ReactElement {
  return cloneElement(link, { ...aria, className: cx(link.props.className, className) }, children)
}
