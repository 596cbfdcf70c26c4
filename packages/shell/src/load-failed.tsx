import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ErrorState } from '@angadi/ui/error-state/error-state.tsx'
import { useErrorText } from './use-error-text.ts'

export interface LoadFailedProps {
  /** What could not be loaded, such as "The menu could not be loaded". */
  readonly title: string
  /** The error; omitted where the title is enough. */
  readonly error?: unknown
  /** A retry is under way. */
  readonly busy?: boolean | undefined
  readonly onRetry: () => unknown
}

/** Shown instead of a query's data when it failed: what failed, why, and a retry button. */
export function LoadFailed({ title, error, busy, onRetry }: LoadFailedProps) {
  const { t } = useTranslation('common')
  const errorText = useErrorText()
  return (
    <ErrorState title={title} retryLabel={t('retry')} onRetry={() => void onRetry()} busy={busy}>
      {error === undefined ? null : errorText(error)}
    </ErrorState>
  )
}
