import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOnline } from '../use-online.ts'

/**
 * Why actions that need the server are unavailable now, for their buttons; undefined with a network (Spec §8 Offline).
 */
export function useOfflineReason(): string | undefined {
  const { t } = useTranslation('shell', { useSuspense: false })
  return useOnline() ? undefined : t('offlineAction')
}
