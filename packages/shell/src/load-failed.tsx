import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ErrorState } from '@angadi/ui/error-state/error-state.tsx'
import { useErrorText } from './use-error-text.ts'

export interface LoadFailedProps {
  /** What could not be loaded, such as "The menu could not be loaded". */
  readonly title: string
  /** What it failed with; left out where the title says enough. */
  readonly error?: unknown
  /** A new try is under way. */
  readonly busy?: boolean | undefined
  readonly onRetry: () => unknown
}

/** Stands where a query's data would be when it failed: what, why, and the way to try again. */
export function LoadFailed({ title, error, busy, onRetry }: LoadFailedProps) {
  const { t } = useTranslation('common')
  const errorText = useErrorText()
  return (
    <ErrorState title={title} retryLabel={t('retry')} onRetry={() => void onRetry()} busy={busy}>
      {error === undefined ? null : errorText(error)}
    </ErrorState>
  )
}
