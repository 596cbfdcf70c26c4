import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'

/** Waits for a change and answers whether it was made; shows why where it was not. */
export function useVendorAttempt(): (work: Promise<unknown>, done?: string) => Promise<boolean> {
  const { t } = useTranslation('subscriptions')
  const errorText = useErrorText()
  return async (work, done) => {
    try {
      await work
      if (done) notify.success(done)
      return true
    } catch (error) {
      notify.problem(t('notDone'), { id: 'round', description: errorText(error) })
      return false
    }
  }
}
