import type { ReactNode } from 'react'
import { fillLink, type LinkSlot } from '../link-slot/fill-link.ts'

export interface StretchedLinkProps {
  readonly render: LinkSlot
  readonly children: ReactNode
}

/**
 * A link with a short text whose touch target is the whole card (the nearest `relative` element); other controls on the
 * card need `relative z-raised` to stay tappable.
 */
export function StretchedLink({ render, children }: StretchedLinkProps) {
  return fillLink(render, {
    className:
      'after:absolute after:inset-0 after:rounded-[inherit] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus',
    children,
  })
}
