import type { FirstContent, PublicPage } from './public-page.ts'

/** The languages in which public pages are complete; each has an address of its own. */
export const PAGE_LANGUAGES = ['en', 'hi', 'te'] as const
const DEFAULT = 'en'

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** JSON inside a script element: "</script>" cannot end it early, and no line separator breaks it. */
function embedded(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** The address of a page in a language: the default one has no parameter. */
export function addressIn(origin: string, path: string, language: string): string {
  return `${origin}${path}${language === DEFAULT ? '' : `?lang=${language}`}`
}

function headOf(page: PublicPage, origin: string): string {
  const { title, description, canonical, picture, structured, language } = page
  const meta = (kind: 'name' | 'property', name: string, content: string) =>
    `<meta ${kind}="${name}" content="${escaped(content)}" />`
  const lines = [
    meta('name', 'description', description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', 'website'),
    ...(picture === undefined ? [] : [meta('property', 'og:image', picture)]),
    ...(canonical === undefined
      ? [meta('name', 'robots', 'noindex')]
      : [
          meta('property', 'og:url', addressIn(origin, canonical, language)),
          `<link rel="canonical" href="${escaped(addressIn(origin, canonical, language))}" />`,
          ...PAGE_LANGUAGES.map(
            (one) =>
              `<link rel="alternate" hreflang="${one}" href="${escaped(addressIn(origin, canonical, one))}" />`,
          ),
          `<link rel="alternate" hreflang="x-default" href="${escaped(addressIn(origin, canonical, DEFAULT))}" />`,
        ]),
    ...(structured === undefined
      ? []
      : [`<script id="structured-data" type="application/ld+json">${embedded(structured)}</script>`]),
  ]
  return lines.join('\n    ')
}

/** Colours and sizes by the tokens of the page's own stylesheet; the app's root waits until the content has gone. */
const STYLE = [
  '#first-content{max-width:var(--container-page);margin:0 auto;padding:1rem 1rem 6rem;color:var(--color-ink)}',
  '#first-content>header{min-height:3.5rem;display:flex;align-items:center;font-weight:700}',
  '#first-content h1{font-size:1.875rem;font-weight:700;line-height:1.3;margin-top:.5rem}',
  '#first-content h2{font-size:1.25rem;font-weight:700;margin-top:2rem}',
  '#first-content p{max-width:40rem;margin-top:1rem}',
  '#first-content a{color:var(--color-action-ink);display:inline-block;padding:.625rem 0}',
  '#first-content span{color:var(--color-ink-muted)}',
  // The letters of a language that come later are wider or taller, and would move what is being read.
  '#first-content:not(:lang(en)){font-family:system-ui,sans-serif}',
  'html[data-first-content=foreign] #first-content{display:none}',
  'html:not([data-first-content=foreign]) body:has(>#first-content)>#root{display:none}',
].join('')

function blockOf({ heading, paragraphs, lists }: FirstContent, brand: string): string {
  const list = ({ heading: name, links }: FirstContent['lists'][number]) =>
    links.length === 0
      ? ''
      : `<section><h2>${escaped(name)}</h2><ul>${links
          .map(
            ({ path, text, note }) =>
              `<li><a href="${escaped(path)}">${escaped(text)}</a>${note ? ` <span>${escaped(note)}</span>` : ''}</li>`,
          )
          .join('')}</ul></section>`
  const texts = paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('')
  return `<div id="first-content"><header><a href="/">${escaped(brand)}</a></header><main><h1>${escaped(heading)}</h1>${texts}${lists.map(list).join('')}</main></div>`
}

/**
 * A served page with its head, and with what can be read before any code has loaded. The content stands before #root,
 * which the app fills: React finds nothing of it there, so there is nothing to hydrate and nothing to mismatch.
 *
 * @param html the page of the app as it is served
 * @param origin of the site, such as https://angadi.in
 * @param brand the product's name
 */
export function filledPage(html: string, page: PublicPage, origin: string, brand: string): string {
  const data =
    page.answers === undefined || page.answers.length === 0
      ? ''
      : `<script id="page-data" type="application/json">${embedded(page.answers)}</script>`
  const style = page.content ? `<style>${STYLE}</style>` : ''
  const block = page.content ? blockOf(page.content, brand) : ''
  // Given as functions, so that "$&" in a vendor's name is no pattern.
  return html
    .replace(/<html\b[^>]*>/i, (tag) =>
      tag.replace(/\slang="[^"]*"/i, () => ` lang="${escaped(page.language)}"`),
    )
    .replace(/<title>[^<]*<\/title>/i, () => `<title>${escaped(page.title)}</title>`)
    .replace(/<\/head>/i, (end) => `    ${headOf(page, origin)}\n    ${style}${data}\n  ${end}`)
    .replace(/<div id="root">/i, (root) => `${block}${root}`)
}
