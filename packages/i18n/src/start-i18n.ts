import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { useLanguage } from './language-store.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from './languages.ts'
import type { Namespace } from './resources.ts'

/** Fetches one namespace of one language as its own chunk, the first time that a screen asks for it. */
const bundledSentences: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, callback) => {
    import(`./locales/${language}/${namespace}.json`).then(
      (module: { default: Record<string, string> }) => callback(null, module.default),
      (error: Error) => callback(error, null),
    )
  },
}

/**
 * Starts the translations in the visitor's language and keeps `<html lang>` and the language store in step.
 *
 * @param namespaces what the first screen needs; others load as screens use them
 */
export async function startI18n(namespaces: readonly Namespace[]): Promise<void> {
  useLanguage.subscribe(({ language }) => void i18next.changeLanguage(language))
  i18next.on('languageChanged', (language) => document.documentElement.setAttribute('lang', language))
  await i18next
    .use(bundledSentences)
    .use(initReactI18next)
    .init({
      lng: useLanguage.getState().language,
      fallbackLng: DEFAULT_LANGUAGE,
      supportedLngs: LANGUAGES.map((language) => language.code),
      ns: [...namespaces],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    })
}
