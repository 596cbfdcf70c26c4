import { DEFAULT_LANGUAGE, type Language } from '@angadi/i18n/languages.ts'

/** What to do when an account is first used on a device. */
export interface LanguageMove {
  /** The language that the screen takes on. */
  readonly speak?: Language
  /** The language that the account takes on. */
  readonly keep?: Language
}

/**
 * Brings a device's language and an account's together: a device without a choice uses the account's; an account that
 * never left the first language takes the one chosen here; two choices that differ are left alone.
 *
 * @param chosen what was chosen on this device, or null when nothing ever was
 * @param kept the account's language
 */
export function languageMove(chosen: Language | null, stored: Language): LanguageMove {
  if (chosen === null) return stored === DEFAULT_LANGUAGE ? {} : { speak: stored }
  return stored === DEFAULT_LANGUAGE && chosen !== stored ? { keep: chosen } : {}
}
