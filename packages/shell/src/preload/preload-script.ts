import { LANGUAGE_STORAGE_KEY } from '@angadi/i18n/languages.ts'
import { type PreloadLists, preloadUrls } from './preload-list.ts'

// Inline in the head of every page (scripts/preload-plugin.ts): what a visit starts with is fetched at once and
// together; the page's own script would discover it piece by piece. Failures are reported by the code that
// needs it. What differs between apps is written next to it, so that the script is the same in all of them.

function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_STORAGE_KEY)
  } catch {
    return null
  }
}

const visits: PreloadLists = JSON.parse(document.currentScript?.dataset['visits'] ?? '{}')
const locales = document.querySelector('meta[name="angadi-locales"]')?.getAttribute('content')
const folders: Readonly<Record<string, string>> = JSON.parse(locales ?? '{}')

for (const href of preloadUrls(visits, folders, location.pathname, chosenLanguage())) {
  const link = document.createElement('link')
  if (href.endsWith('.js')) link.rel = 'modulepreload'
  else {
    link.rel = 'preload'
    link.as = href.endsWith('.woff2') ? 'font' : 'fetch'
  }
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
}
