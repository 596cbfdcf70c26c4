import { useRender } from '@base-ui/react/use-render'
import type { ReactElement, ReactNode } from 'react'
import { type ButtonLook, buttonLook } from '../button/button-look.ts'

export interface LinkButtonProps extends ButtonLook {
  /** The link itself, such as the router's `<Link to={…} />` or `<a href="tel:…" />`. */
  readonly render: ReactElement
  readonly icon?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Goes somewhere, and looks like a button. Whatever goes somewhere is a link. */
export function LinkButton({ render, icon, look, size, wide, className, children }: LinkButtonProps) {
  return useRender({
    render,
    props: {
      className: buttonLook({ look, size, wide, className }),
      children: (
        <>
          {icon}
          {children}
        </>
      ),
    },
  })
}
