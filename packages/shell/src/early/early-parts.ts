import { LANGUAGE_STORAGE_KEY } from '@angadi/i18n/languages.ts'
import { type EarlyParts, earlyAddresses } from './early-visit.ts'

// Stands inline in the head of every page (scripts/early-parts.ts): what a visit begins with is fetched at once and
// together; the page's own script would find it out one piece after the other. What cannot be fetched is told by whoever
// needs it.

/** Written in by the build. */
declare const EARLY_PARTS: EarlyParts

function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_STORAGE_KEY)
  } catch {
    return null
  }
}

for (const href of earlyAddresses(EARLY_PARTS, location.pathname, chosenLanguage())) {
  const link = document.createElement('link')
  if (href.endsWith('.woff2')) {
    link.rel = 'preload'
    link.as = 'font'
  } else link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
}
