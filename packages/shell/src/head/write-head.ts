import { COMPLETE_LANGUAGES, DEFAULT_LANGUAGE } from '@angadi/i18n/languages.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'
import { canonicalPath, isListed } from '@angadi/routes/search-engines.ts'
import type { PageHead } from './page-head.ts'

/** The element with the structured data, which the server may have written already. */
const STRUCTURED = 'structured-data'

function element(selector: string, make: () => HTMLElement): HTMLElement {
  const found = document.head.querySelector<HTMLElement>(selector)
  if (found) return found
  const made = make()
  document.head.append(made)
  return made
}

function meta(kind: 'name' | 'property', name: string, content: string | undefined): void {
  const selector = `meta[${kind}="${name}"]`
  if (content === undefined) {
    document.head.querySelector(selector)?.remove()
    return
  }
  const tag = element(selector, () => {
    const made = document.createElement('meta')
    made.setAttribute(kind, name)
    return made
  })
  tag.setAttribute('content', content)
}

function link(rel: string, href: string | undefined, language?: string): void {
  const selector = `link[rel="${rel}"]${language === undefined ? '' : `[hreflang="${language}"]`}`
  if (href === undefined) {
    document.head.querySelector(selector)?.remove()
    return
  }
  const tag = element(selector, () => {
    const made = document.createElement('link')
    made.setAttribute('rel', rel)
    if (language !== undefined) made.setAttribute('hreflang', language)
    return made
  })
  tag.setAttribute('href', href)
}

function structured(data: PageHead['structured']): void {
  document.getElementById(STRUCTURED)?.remove()
  if (data === undefined) return
  const script = document.createElement('script')
  script.id = STRUCTURED
  script.type = 'application/ld+json'
  script.textContent = JSON.stringify(data)
  document.head.append(script)
}

/**
 * Writes what search engines and shared links read into the page's head; the server has written the same for the first
 * page of a visit (packages/local, public-pages).
 *
 * @param title the whole title, with the product's name
 */
export function writeHead(pathname: string, title: string, head: PageHead): void {
  const match = matchRoute(pathname)
  const listed = match !== undefined && isListed(match.route)
  const path = head.canonical ?? (match ? canonicalPath(match) : pathname)
  const address = (language?: string) =>
    `${location.origin}${path}${language === undefined || language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`}`
  meta('name', 'description', head.description)
  meta('name', 'robots', listed ? undefined : 'noindex')
  link('canonical', listed ? address() : undefined)
  for (const language of COMPLETE_LANGUAGES)
    link('alternate', listed ? address(language) : undefined, language)
  link('alternate', listed ? address() : undefined, 'x-default')
  meta('property', 'og:title', title)
  meta('property', 'og:description', head.description)
  meta('property', 'og:url', address())
  meta('property', 'og:type', 'website')
  meta('property', 'og:image', head.picture)
  structured(head.structured)
}
