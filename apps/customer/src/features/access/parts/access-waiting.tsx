import { Page } from '@angadi/ui/page/page.tsx'
import { Spinner } from '@angadi/ui/spinner/spinner.tsx'
import type { ReactNode } from 'react'

export interface AccessWaitingProps {
  readonly title: string
  /** Announced to screen readers whenever it changes. */
  readonly message: string
  readonly action?: ReactNode
}

/** A page that is about to redirect. */
export function AccessWaiting({ title, message, action }: AccessWaitingProps) {
  return (
    <Page width="form">
      <div className="flex min-h-[60dvh] flex-col items-center justify-center gap-4 text-center">
        <span className="text-action-ink [&_svg]:size-7">
          <Spinner />
        </span>
        <h1 className="text-xl font-bold">{title}</h1>
        <p role="status" className="text-ink-muted">
          {message}
        </p>
        {/* Has its height from the start, so that nothing moves when the button appears. */}
        <div className="min-h-14">{action}</div>
      </div>
    </Page>
  )
}
