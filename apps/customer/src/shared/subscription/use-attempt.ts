import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'

/** Waits for a change and answers whether it was made; tells the user what happened either way. */
export type Attempt = <Result>(work: Promise<Result>, done?: (result: Result) => string) => Promise<boolean>

/** Changes that tell how they went: a toast when done, and why when refused. */
export function useAttempt(): Attempt {
  const { t } = useTranslation('subscriptions')
  const errorText = useErrorText()
  return async (work, done) => {
    try {
      const result = await work
      if (done) notify.success(done(result))
      return true
    } catch (error) {
      notify.problem(t('notDone'), { id: 'subscription', description: errorText(error) })
      return false
    }
  }
}
