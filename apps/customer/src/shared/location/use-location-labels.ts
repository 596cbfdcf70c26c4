import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { LocationLabels } from '@angadi/location/location-of-detection.ts'

/** Labels for locations without a name, in the user's language (Spec §4 Location detection). */
export function useLocationLabels(): LocationLabels {
  const { t } = useTranslation('location')
  // Not named `lng`: i18next would read that as the language.
  return {
    near: ({ lat, lng }) => t('near', { latitude: lat, longitude: lng }),
    unknown: ({ lat, lng }) => t('unknownArea', { latitude: lat, longitude: lng }),
    currentArea: t('currentArea'),
  }
}
