import { AppError } from '@angadi/data/errors/app-error.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/**
 * Converts the error of a query or a mutation into a message for the user; a code of a newer server, which this build has
 * no message for, is told in general words.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors', { useSuspense: false })
  return (error) => t(error instanceof AppError ? [error.messageKey, 'something_wrong'] : 'something_wrong')
}
