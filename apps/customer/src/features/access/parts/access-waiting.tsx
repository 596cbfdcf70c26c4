import { Page } from '@angadi/ui/page/page.tsx'
import { Spinner } from '@angadi/ui/spinner/spinner.tsx'
import type { ReactNode } from 'react'

export interface AccessWaitingProps {
  readonly title: string
  /** Said to screen readers whenever it changes. */
  readonly message: string
  readonly action?: ReactNode
}

/** A page that is about to lead somewhere else. */
export function AccessWaiting({ title, message, action }: AccessWaitingProps) {
  return (
    <Page width="form">
      <div className="flex min-h-[60dvh] flex-col items-center justify-center gap-4 text-center">
        <span className="text-action-ink [&_svg]:size-10">
          <Spinner />
        </span>
        <h1 className="text-xl font-bold">{title}</h1>
        <p role="status" className="text-ink-muted">
          {message}
        </p>
        {/* Room for the button from the start, so that nothing moves when it comes. */}
        <div className="min-h-14">{action}</div>
      </div>
    </Page>
  )
}
