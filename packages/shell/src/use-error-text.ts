import { AppError } from '@angadi/data/errors/app-error.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** Turns whatever a query or a mutation failed with into a sentence for the reader. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors', { useSuspense: false })
  return (error) => t(error instanceof AppError ? error.messageKey : 'something_wrong')
}
