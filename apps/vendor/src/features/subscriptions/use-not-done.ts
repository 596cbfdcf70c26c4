import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'

/** Shows that a change of the daily round was not made, and why; the next one replaces it. */
export function useNotDone(): (error: unknown) => void {
  const { t } = useTranslation('subscriptions')
  const errorText = useErrorText()
  return (error) => notify.problem(t('notDone'), { id: 'round', description: errorText(error) })
}
