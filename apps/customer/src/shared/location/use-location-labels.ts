import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { LocationLabels } from '@angadi/location/location-of-detection.ts'

/** The labels of places that nobody could name, in the reader's language (Spec §4 Location detection). */
export function useLocationLabels(): LocationLabels {
  const { t } = useTranslation('location')
  // Not `lng`: to the translations that names a language.
  return {
    near: ({ lat, lng }) => t('near', { latitude: lat, longitude: lng }),
    unknown: ({ lat, lng }) => t('unknownArea', { latitude: lat, longitude: lng }),
    currentArea: t('currentArea'),
  }
}
