import { pathTo } from '@angadi/routes/path-to.ts'
import { listedPaths, unvisitedPaths } from '@angadi/routes/search-engines.ts'
import type { GuestDatabase } from './ask-database.ts'
import { addressIn, PAGE_LANGUAGES } from './filled-page.ts'
import { MOST_IN_SITEMAP } from './limits.ts'
import { categoriesAnswer, sitemapAnswer } from './page-answers.ts'

/** How many vendors are asked for at a time. */
const PAGE_SIZE = 5000

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function entry(origin: string, path: string): string {
  const languages = PAGE_LANGUAGES.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(addressIn(origin, path, language))}"/>`,
  )
  return `<url><loc>${escaped(origin + path)}</loc>${languages.join('')}</url>`
}

async function vendorPaths(database: GuestDatabase): Promise<string[]> {
  const paths: string[] = []
  let after: string | undefined
  while (paths.length < MOST_IN_SITEMAP) {
    const answer = await database.call('sitemap_vendors', { most: PAGE_SIZE, ...(after ? { after } : {}) })
    const page = 'value' in answer ? sitemapAnswer.parse(answer.value) : []
    paths.push(
      ...page.map(({ kind, slug }) =>
        kind === 'food'
          ? pathTo('restaurantsId', { id: slug })
          : pathTo('shopVendorSlug', { vendorSlug: slug }),
      ),
    )
    if (page.length < PAGE_SIZE) break
    after = page.at(-1)?.slug
  }
  return paths.slice(0, MOST_IN_SITEMAP)
}

async function categoryPaths(database: GuestDatabase): Promise<string[]> {
  const answer = await database.call('category_list', { language: 'en' })
  const categories = 'value' in answer ? categoriesAnswer.parse(answer.value) : []
  return categories.map(({ slug }) => pathTo('categoryCategoryName', { categoryName: slug }))
}

/**
 * The sitemap: the listed paths of the manifest, the main categories and all vendors, each in its languages. Without
 * an answer of the database it has the paths of the manifest.
 */
export async function sitemap(database: GuestDatabase, origin: string): Promise<string> {
  const known = await Promise.all([categoryPaths(database), vendorPaths(database)]).catch(() => [])
  const paths = [...new Set([...listedPaths(), ...known.flat()])]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.map((path) => entry(origin, path)).join('\n')}
</urlset>
`
}

/**
 * Where robots need not go, and where the sitemap is. A path ends with "$": /vendor is a console, /vendor/x a shop.
 *
 * @param origin where the sitemap is; none where there is no sitemap
 */
export function robots(origin?: string): string {
  const rules = unvisitedPaths().map((path) => `Disallow: ${path}$\n`)
  const sitemap = origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`
  return `User-agent: *\n${rules.join('')}${sitemap}`
}
