import type { Translate } from '@angadi/i18n/first-namespaces.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** The sign-in translations as the function that the views also take before i18n has loaded. */
export function useLabels(): Translate<'auth'> {
  const { t } = useTranslation('auth')
  return (key, figures) => t(key, { ...figures })
}
