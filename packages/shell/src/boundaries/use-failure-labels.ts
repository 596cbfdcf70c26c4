import { useTranslation } from '@angadi/i18n/use-translation.ts'

/**
 * The labels of the error screens. Those of `recovery` load when idle; a failure before that, or without a network,
 * uses the messages that every page loads at its start.
 */
export function useFailureLabels() {
  const { t, i18n } = useTranslation(['shell', 'recovery'], { useSuspense: false })
  const isThere = i18n.exists('recovery:boundary.goHome')
  return {
    broken: t('broken.title'),
    loading: t('broken.loading'),
    unexpected: t('broken.unexpected'),
    reload: t('broken.reload'),
    retry: (retry: number, most: number) => t('broken.retry', { retry, most }),
    goHome: isThere ? t('recovery:boundary.goHome') : t('toHome'),
    appTitle: isThere ? t('recovery:boundary.appTitle') : t('broken.title'),
    authTitle: isThere ? t('recovery:boundary.authTitle') : t('broken.title'),
    authText: isThere ? t('recovery:boundary.authText') : t('broken.loading'),
    exhaustedTitle: isThere ? t('recovery:boundary.exhaustedTitle') : t('broken.title'),
    exhaustedText: isThere ? t('recovery:boundary.exhaustedText') : t('broken.unexpected'),
  }
}
