import type { LatLng } from '@angadi/domain/geo.ts'
import type { Language } from '@angadi/i18n/languages.ts'

/** What `home_page` is asked: home at a place, or without one, in a language. */
export function homePageArgs(at: LatLng | undefined, language: Language) {
  return { language, ...(at ? { lat: at.lat, lng: at.lng } : {}) }
}
