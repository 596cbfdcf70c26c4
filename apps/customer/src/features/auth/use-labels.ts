import type { Translate } from '@angadi/i18n/first-namespaces.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** The sentences of signing in, in the form that the views take before and after the translations have come. */
export function useLabels(): Translate<'auth'> {
  const { t } = useTranslation('auth')
  return (key, figures) => t(key, { ...figures })
}
