import { Button } from '@angadi/ui/button/button.tsx'
import { ErrorState } from '@angadi/ui/error-state/error-state.tsx'
import type { ReactNode } from 'react'
import { Failed } from '../recovery/boot-signals.tsx'
import type { FailureProps } from './retrying-boundary.tsx'
import { useFailureLabels } from './use-failure-labels.ts'

export interface FailureScreenProps extends Omit<FailureProps, 'kind' | 'onHold'> {
  readonly title: string
  readonly text: string
  /** The link or button that leads home. */
  readonly home: ReactNode
}

/** The error screen: what failed, Try Again (n/3), Go Home and Reload Page (Spec §2 Error screen). */
export function FailureScreen({ title, text, home, retries, most, onRetry }: FailureScreenProps) {
  const labels = useFailureLabels()
  const isExhausted = retries >= most
  const heading = isExhausted ? labels.exhaustedTitle : title
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <h1 className="sr-only">{heading}</h1>
      <Failed />
      <ErrorState
        title={heading}
        {...(isExhausted ? {} : { retryLabel: labels.retry(retries + 1, most), onRetry })}
        action={
          <>
            {home}
            <Button variant="secondary" onClick={() => window.location.reload()}>
              {labels.reload}
            </Button>
          </>
        }
      >
        {isExhausted ? labels.exhaustedText : text}
      </ErrorState>
    </main>
  )
}
