import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useQueryClient } from '@tanstack/react-query'

/** Refetches everything the screen shows, and announces the result; the promise settles when all of it has loaded. */
export function useRefresh(): () => Promise<void> {
  const { t } = useTranslation('header', { useSuspense: false })
  const queryClient = useQueryClient()
  return async () => {
    try {
      await queryClient.refetchQueries({ type: 'active' }, { throwOnError: true })
      announce(t('refreshed'))
    } catch {
      notify.problem(t('refreshFailed'), { id: 'refresh' })
    }
  }
}
