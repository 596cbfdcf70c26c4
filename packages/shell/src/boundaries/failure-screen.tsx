import { Button } from '@angadi/ui/button/button.tsx'
import { ErrorState } from '@angadi/ui/error-state/error-state.tsx'
import type { ReactNode } from 'react'
import { Failed } from '../recovery/stands.tsx'
import type { FailureProps } from './retrying-boundary.tsx'
import { useFailureWords } from './use-failure-words.ts'

export interface FailureScreenProps extends Omit<FailureProps, 'kind' | 'onHold'> {
  readonly title: string
  readonly text: string
  /** The way home. */
  readonly home: ReactNode
}

/** The error screen: what failed, Try Again (n/3), Go Home and Reload Page (Spec §2 Error screen). */
export function FailureScreen({ title, text, home, retries, most, onRetry }: FailureScreenProps) {
  const words = useFailureWords()
  const isExhausted = retries >= most
  const heading = isExhausted ? words.exhaustedTitle : title
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <h1 className="sr-only">{heading}</h1>
      <Failed />
      <ErrorState
        title={heading}
        {...(isExhausted ? {} : { retryLabel: words.retry(retries + 1, most), onRetry })}
        action={
          <>
            {home}
            <Button look="secondary" onClick={() => window.location.reload()}>
              {words.reload}
            </Button>
          </>
        }
      >
        {isExhausted ? words.exhaustedText : text}
      </ErrorState>
    </main>
  )
}
