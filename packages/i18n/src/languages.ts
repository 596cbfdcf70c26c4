/** The ten languages of the interface, each by its own name (Spec §1 Languages, Decisions "Header selector"). */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
  { code: 'ta', name: 'தமிழ்' },
  { code: 'bn', name: 'বাংলা' },
  { code: 'te', name: 'తెలుగు' },
  { code: 'mr', name: 'मराठी' },
  { code: 'gu', name: 'ગુજરાતી' },
  { code: 'kn', name: 'ಕನ್ನಡ' },
  { code: 'ml', name: 'മലയാളം' },
  { code: 'pa', name: 'ਪੰਜਾਬੀ' },
] as const

export type Language = (typeof LANGUAGES)[number]['code']

/** The language of a first visit, and the fallback of a missing translation. */
export const DEFAULT_LANGUAGE: Language = 'en'

/**
 * Languages that must be complete in every change; the others may lag and fall back key by key (Decisions, Languages).
 */
export const COMPLETE_LANGUAGES: readonly Language[] = ['en', 'hi', 'te']

/** Storage key of the chosen language (Spec §1: "preference is stored under language"). */
export const LANGUAGE_STORAGE_KEY = 'language'

/**
 * The query parameter that names the language of a link, such as `?lang=te`: search engines know each language of a
 * page under an address of its own (docs/decisions/0055).
 */
export const LANGUAGE_PARAM = 'lang'

/** Whether a text is the code of one of the ten languages. */
export function isLanguage(code: string): code is Language {
  return LANGUAGES.some((language) => language.code === code)
}
