import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { useLanguage } from './language-store.ts'
import { LANGUAGES } from './languages.ts'
import type { Namespace } from './resources.ts'
import { translationsBackend } from './translations-backend.ts'

/**
 * Starts the translations in the visitor's language and keeps `<html lang>` and the language store in step.
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
      // What is fetched is complete: English stands in it where a language is behind.
      fallbackLng: false,
      supportedLngs: LANGUAGES.map((language) => language.code),
      ns: [...namespaces],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    })
}
