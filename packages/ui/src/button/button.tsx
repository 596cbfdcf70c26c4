import { type ComponentProps, type ReactNode, useId } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { type ButtonVariants, buttonVariants } from './button-variants.ts'

export interface ButtonProps extends ComponentProps<'button'>, ButtonVariants {
  /** Work is in progress: shows a spinner and ignores taps, but keeps the focus. */
  readonly busy?: boolean | undefined
  readonly icon?: ReactNode
  /** Why the action is not available now: shown below; taps are ignored, and the button keeps its focus. */
  readonly unavailableReason?: string | undefined
}

/** A button for an action. At most one `primary` per screen. */
export function Button({
  busy = false,
  icon,
  variant,
  size,
  wide,
  className,
  children,
  unavailableReason,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const isOff = busy || unavailableReason !== undefined
  return (
    <>
      <button
        type="button"
        {...rest}
        onClick={isOff ? (event) => event.preventDefault() : rest.onClick}
        aria-busy={busy || undefined}
        aria-disabled={isOff || rest['aria-disabled']}
        aria-describedby={unavailableReason ? reasonId : rest['aria-describedby']}
        className={buttonVariants({ variant, size, wide, className })}
      >
        {busy ? <Spinner /> : icon}
        {children}
      </button>
      {unavailableReason ? (
        <span id={reasonId} className="w-full text-center text-sm text-ink-muted">
          {unavailableReason}
        </span>
      ) : null}
    </>
  )
}
