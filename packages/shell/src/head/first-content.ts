import { DEFAULT_LANGUAGE, LANGUAGE_PARAM, LANGUAGE_STORAGE_KEY } from '@angadi/i18n/languages.ts'
import { FAILED_EVENT, PAINT_EVENT, READY_EVENT } from '../recovery/boot-events.ts'

/** The element that the server puts before #root on public pages (packages/local, public-pages; decision 0055). */
const FIRST_CONTENT = 'first-content'
/** How long the app may take from its first paint to a screen while the first content stays, in milliseconds. */
const PATIENCE_MS = 8_000

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_STORAGE_KEY)
  } catch {
    return null
  }
}

/**
 * Lets the content that came with the page stand until the app shows its own, so that nobody sees an outline in
 * between; who reads another language than it is written in does not see it. Inline in the page, before its body.
 */
export function letFirstContentStand(): void {
  const language =
    new URLSearchParams(location.search).get(LANGUAGE_PARAM) ?? storedLanguage() ?? DEFAULT_LANGUAGE
  const { dataset, lang } = document.documentElement
  if (lang !== language) dataset['firstContent'] = 'foreign'
  const remove = () => document.getElementById(FIRST_CONTENT)?.remove()
  addEventListener(READY_EVENT, remove)
  addEventListener(FAILED_EVENT, remove)
  addEventListener(PAINT_EVENT, () => setTimeout(remove, PATIENCE_MS))
}
