import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { useLanguage } from './language-store.ts'
import { LANGUAGES } from './languages.ts'
import type { Namespace } from './resources.ts'
import { translationsBackend } from './translations-backend.ts'

/**
 * Starts the translations in the visitor's language and synchronises `<html lang>` with the language store.
 *
 * @param namespaces what the first screen needs; others load as screens use them
 */
export async function startI18n(namespaces: readonly Namespace[]): Promise<void> {
  useLanguage.subscribe(({ language }) => void i18next.changeLanguage(language))
  i18next.on('languageChanged', (language) => document.documentElement.setAttribute('lang', language))
  await i18next
    .use(translationsBackend)
    .use(initReactI18next)
    .init({
      lng: useLanguage.getState().language,
      // The fetched files are complete: they contain English where a translation is missing.
      fallbackLng: false,
      supportedLngs: LANGUAGES.map((language) => language.code),
      ns: [...namespaces],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    })
}
