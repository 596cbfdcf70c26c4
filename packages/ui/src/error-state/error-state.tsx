import { CloudAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'

export interface ErrorStateProps {
  readonly title: string
  /** What happened and what is not affected, such as "Your cart is still here." */
  readonly children?: ReactNode
  readonly retryLabel?: string | undefined
  readonly onRetry?: (() => void) | undefined
  readonly busy?: boolean | undefined
  /** Another action beside the retry. */
  readonly action?: ReactNode
  readonly icon?: ReactNode
}

/** Shown when a part of the page could not be loaded; the rest stays usable. */
export function ErrorState({ title, children, retryLabel, onRetry, busy, action, icon }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto flex w-full max-w-form flex-col items-center px-6 py-12 text-center">
      <div
        aria-hidden
        className="mb-5 grid size-20 place-items-center rounded-full bg-danger-soft text-danger-ink [&_svg]:size-9 [&_svg]:stroke-[1.75]"
      >
        {icon ?? <CloudAlert />}
      </div>
      <h2 className="text-xl font-bold">{title}</h2>
      {children ? <div className="mt-2 text-ink-muted">{children}</div> : null}
      <div className="mt-6 flex flex-wrap justify-center gap-2 empty:hidden">
        {retryLabel && onRetry ? (
          <Button variant="secondary" busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        ) : null}
        {action}
      </div>
    </div>
  )
}
