import { DEFAULT_LANGUAGE, type Language } from '@angadi/i18n/languages.ts'

/** What to change when an account is first used on a device. */
export interface LanguageMove {
  /** The language to show on this device. */
  readonly speak?: Language
  /** The language to store in the account. */
  readonly keep?: Language
}

/**
 * Reconciles the language of a device with an account's: a device without a choice uses the account's; an account still
 * in the default language takes the one chosen here; two different choices are left alone.
 *
 * @param chosen what was chosen on this device, or null when nothing ever was
 * @param stored the account's language
 */
export function languageMove(chosen: Language | null, stored: Language): LanguageMove {
  if (chosen === null) return stored === DEFAULT_LANGUAGE ? {} : { speak: stored }
  return stored === DEFAULT_LANGUAGE && chosen !== stored ? { keep: chosen } : {}
}
