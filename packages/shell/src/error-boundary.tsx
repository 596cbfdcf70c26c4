import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ErrorState } from '@angadi/ui/error-state/error-state.tsx'
import { Component, type ReactNode } from 'react'

const CHUNK_WORDS = /dynamically imported module|loading chunk|importing a module script|error loading/i
/** Tries and waits after a part of the app could not be loaded (Spec §4 Error boundaries). */
const MAX_RETRIES = 3
const RETRY_BASE_MS = 1000

interface State {
  readonly error: Error | undefined
  readonly retries: number
}

/** Catches what a screen throws. A part that could not be loaded is tried again up to 3 times, waiting 1 s longer each time. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined, retries: 0 }
  private timer: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  override componentDidCatch(error: Error): void {
    const { retries } = this.state
    if (!CHUNK_WORDS.test(error.message) || retries >= MAX_RETRIES) return
    this.timer = setTimeout(() => this.retry(), RETRY_BASE_MS * (1 + retries))
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer)
  }

  private retry(): void {
    clearTimeout(this.timer)
    this.setState(({ retries }) => ({ error: undefined, retries: retries + 1 }))
  }

  override render(): ReactNode {
    const { error, retries } = this.state
    if (!error) return this.props.children
    return <Broken isChunk={CHUNK_WORDS.test(error.message)} retries={retries} onRetry={() => this.retry()} />
  }
}

interface BrokenProps {
  readonly isChunk: boolean
  readonly retries: number
  readonly onRetry: () => void
}

function Broken({ isChunk, retries, onRetry }: BrokenProps) {
  const { t } = useTranslation('shell')
  const canRetry = retries < MAX_RETRIES
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <ErrorState
        title={t('broken.title')}
        {...(canRetry
          ? { retryLabel: t('broken.retry', { retry: retries + 1, most: MAX_RETRIES }), onRetry }
          : {})}
        action={
          <Button look="secondary" onClick={() => window.location.reload()}>
            {t('broken.reload')}
          </Button>
        }
      >
        {isChunk ? t('broken.loading') : t('broken.unexpected')}
      </ErrorState>
    </main>
  )
}
