/// <reference types="vite/client" />
import type { BackendModule, ResourceKey } from 'i18next'
import { DEFAULT_LANGUAGE } from './languages.ts'

/**
 * URL of each language's translations, e.g. `/_apps/locales/te-1a2b3c4d`. The server writes it
 * into the page, so that a changed translation needs no new build of any app.
 */
function folderOf(language: string): string {
  const content = document.querySelector('meta[name="angadi-locales"]')?.getAttribute('content')
  const folders: Readonly<Record<string, string>> = JSON.parse(content ?? '{}')
  const folder = folders[language] ?? folders[DEFAULT_LANGUAGE]
  if (folder === undefined) throw new Error('the page was served without <meta name="angadi-locales">')
  return folder
}

/**
 * The messages of one namespace in one language; missing ones are there in English.
 *
 * @throws when the file cannot be fetched
 */
export async function translationsOf(language: string, namespace: string): Promise<ResourceKey> {
  // The development server, Storybook and tests read the source files, and see every change at once.
  if (!import.meta.env.PROD) {
    const { sourceTranslations } = await import('./source-translations.ts')
    return sourceTranslations(language, namespace)
  }
  const response = await fetch(`${folderOf(language)}/${namespace}.json`)
  if (!response.ok) throw new TypeError(`Failed to fetch ${response.url}: ${response.status}`)
  return response.json()
}

/** Provides each namespace of a language to i18next when a screen first uses it. */
export const translationsBackend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, callback) => {
    translationsOf(language, namespace).then(
      (sentences) => callback(null, sentences),
      (error: Error) => callback(error, null),
    )
  },
}
