import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { PlaceWords } from '@angadi/location/place-of-detection.ts'

/** The labels of places that nobody could name, in the reader's language (Spec §4 Location detection). */
export function usePlaceWords(): PlaceWords {
  const { t } = useTranslation('location')
  return {
    near: ({ lat, lng }) => t('near', { lat, lng }),
    unknown: ({ lat, lng }) => t('unknownArea', { lat, lng }),
    currentArea: t('currentArea'),
  }
}
