import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { type ButtonVariants, buttonVariants } from './button-variants.ts'

export interface ButtonProps extends ComponentProps<'button'>, ButtonVariants {
  /** Work is under way: shows a spinner and ignores taps, but keeps focus so that nobody loses their place. */
  readonly busy?: boolean | undefined
  readonly icon?: ReactNode
}

/** The one way to do something. At most one `primary` per screen. */
export function Button({
  busy = false,
  icon,
  variant,
  size,
  wide,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={buttonVariants({ variant, size, wide, className })}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
