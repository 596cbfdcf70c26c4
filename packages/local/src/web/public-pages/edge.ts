import { z } from 'zod'
import { PublicPages } from './public-pages.ts'

/** What a static host gives its worker: the files of the site, with the rules of `_redirects` and `_headers`. */
interface Environment {
  readonly ASSETS: { fetch(request: Request): Promise<Response> }
}

const config = z.object({ apiUrl: z.string(), publishableKey: z.string() })
const locales = z.record(z.string(), z.string())
const messages = z.record(z.string(), z.unknown())

/** A setting that the deployment wrote into the page (packages/local, page.ts). */
function settingOf(html: string, name: string): unknown {
  const [, content = 'null'] = new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html) ?? []
  return JSON.parse(content.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
}

/** One for each isolate, so that answers are remembered from request to request. */
let pages: { readonly of: PublicPages; readonly apiUrl: string } | undefined

function pagesOf(html: string, origin: string, assets: Environment['ASSETS']) {
  const { apiUrl, publishableKey } = config.parse(settingOf(html, 'angadi-config'))
  const folders = locales.parse(settingOf(html, 'angadi-locales'))
  pages ??= {
    apiUrl,
    of: new PublicPages({
      apiUrl,
      publishableKey,
      fetch: (request) => fetch(request),
      messages: async (language, namespace) => {
        const answer = await assets.fetch(new Request(`${origin}${folders[language]}/${namespace}.json`))
        return messages.parse(await answer.json())
      },
    }),
  }
  return pages
}

/**
 * The worker of a static host (Cloudflare Pages' `_worker.js`, or any other that runs a `fetch` handler over its
 * files): pages are filled on their way out, everything else passes (docs/operations/deploy.md).
 */
export default {
  async fetch(request: Request, { ASSETS: assets }: Environment): Promise<Response> {
    const url = new URL(request.url)
    if (request.method !== 'GET') return assets.fetch(request)
    if (url.pathname === '/robots.txt' || url.pathname === '/sitemap.xml') {
      const page = await assets.fetch(new Request(new URL('/', url)))
      const file = await pagesOf(await page.text(), url.origin, assets).of.file(url.pathname, url.origin)
      return new Response(file?.body ?? null, {
        status: file ? 200 : 404,
        headers: { 'content-type': file?.type ?? 'text/plain', 'cache-control': 'public, max-age=3600' },
      })
    }
    const response = await assets.fetch(request)
    if (response.status !== 200 || !(response.headers.get('content-type') ?? '').startsWith('text/html'))
      return response
    const html = await response.text()
    const { of, apiUrl } = pagesOf(html, url.origin, assets)
    const filled = await of.fill(html, url, { origin: url.origin, apiUrl })
    const headers = new Headers(response.headers)
    // The length and the mark of the file are not those of the filled page.
    for (const name of ['content-length', 'etag']) headers.delete(name)
    return new Response(filled?.html ?? html, { status: filled?.status ?? 200, headers })
  },
}
