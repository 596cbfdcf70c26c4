import { useRender } from '@base-ui/react/use-render'
import type { ReactElement, ReactNode } from 'react'

export interface StretchedLinkProps {
  readonly render: ReactElement
  readonly children: ReactNode
}

/**
 * A link whose words are short and whose target is the whole card (the nearest `relative` element); other controls on
 * the card need `relative z-raised` to stay tappable.
 */
export function StretchedLink({ render, children }: StretchedLinkProps) {
  return useRender({
    render,
    props: {
      className:
        'after:absolute after:inset-0 after:rounded-[inherit] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus',
      children,
    },
  })
}
