import { matchRoute } from '@angadi/routes/match-route.ts'
import { APPS } from '@angadi/routes/route.ts'
import { z } from 'zod'
import { HASHED_FOLDERS, IMMUTABLE, REVALIDATE, ROOT_FILE } from '../caching.ts'
import { MAX_PASSED_ON_BYTES, passedOn } from '../passed-on-paths.ts'
import { redirectOf } from '../redirects.ts'
import { baseHeaders } from '../security-headers.ts'
import { PublicPages } from './public-pages.ts'

/** What a static host gives its worker: the files of the site. */
export interface EdgeEnvironment {
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

/** A refusal without a body, like an answer's other headers. */
function refusal(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers: { ...baseHeaders, 'cache-control': 'no-store', ...headers } })
}

/** The content policies of the built pages. */
export interface PagePolicies {
  readonly page: string
  /** Of pages that pay, which let the payment gateway in. */
  readonly paying: string
}

/**
 * The whole site as a worker over its files, one origin for all apps: each path is answered by the app that owns it in
 * the route manifest, as by the web server of `npm start`. It asks the host for files by paths that no host rewrites,
 * and leaves none of its answers to rules of the host.
 */
export class EdgeSite {
  private readonly policies: PagePolicies
  private readonly assets: EdgeEnvironment['ASSETS']
  private pages: { readonly of: PublicPages; readonly apiUrl: string } | undefined

  constructor(policies: PagePolicies, assets: EdgeEnvironment['ASSETS']) {
    this.policies = policies
    this.assets = assets
  }

  /** Answers one request. */
  async answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const functionName = passedOn[url.pathname]
    if (functionName !== undefined) return this.passOn(request, url, functionName)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405, { allow: 'GET, HEAD' })
    const redirect = redirectOf(url.pathname, url.search)
    if (redirect !== undefined) {
      const { status, location } = redirect
      return refusal(status, { location, 'cache-control': REVALIDATE })
    }
    const answer = await this.contentAt(request, url)
    return request.method === 'HEAD' ? new Response(null, answer) : answer
  }

  private async contentAt(request: Request, url: URL): Promise<Response> {
    const { pathname } = url
    const [, app] = /^\/_apps\/(\w+)\/index\.html$/.exec(pathname) ?? []
    // The service worker keeps the page of each app under this path.
    if (APPS.some((name) => name === app))
      return this.sent(await this.builtPage(app ?? '', url.origin), 200, this.policies.page)
    if (pathname.startsWith('/_apps/')) return (await this.file(request, pathname)) ?? refusal(404)
    if (pathname === '/robots.txt' || pathname === '/sitemap.xml') return this.listing(url)
    if (ROOT_FILE.test(pathname)) {
      const path = pathname === '/sw.js' ? pathname : `/_apps/customer${pathname}`
      const file = await this.file(request, path)
      if (file) return file
    }
    return this.page(url)
  }

  /** A file of the site as the host has it; undefined for what it has not, and for pages: they have paths of their own. */
  private async file(request: Request, path: string): Promise<Response | undefined> {
    const found = await this.assets.fetch(new Request(new URL(path, request.url), request))
    const type = found.headers.get('content-type') ?? ''
    if ((found.status !== 200 && found.status !== 304) || type.startsWith('text/html')) {
      await found.body?.cancel()
      return undefined
    }
    const headers = new Headers(found.headers)
    for (const [name, value] of Object.entries(baseHeaders)) headers.set(name, value)
    const isHashed = HASHED_FOLDERS.some((folder) => path.startsWith(`/_apps/${folder}/`))
    headers.set('cache-control', isHashed ? IMMUTABLE : REVALIDATE)
    return new Response(found.body, { status: found.status, headers })
  }

  /** The page of an app: a folder's path is the one that Cloudflare Pages does not redirect. */
  private async builtPage(app: string, origin: string): Promise<string> {
    const page = await this.assets.fetch(new Request(new URL(`/_apps/${app}/`, origin)))
    if (page.status !== 200) throw new Error(`The host answered ${page.status} for the page of ${app}.`)
    return page.text()
  }

  private async page(url: URL): Promise<Response> {
    const match = matchRoute(url.pathname)
    const html = await this.builtPage(match?.route.app ?? APPS[0], url.origin)
    const { of, apiUrl } = this.pagesOf(html, url.origin)
    const filled = match && (await of.fill(html, url, { origin: url.origin, apiUrl }))
    const policy = match?.route.pays ? this.policies.paying : this.policies.page
    return this.sent(filled?.html ?? html, match ? (filled?.status ?? 200) : 404, policy)
  }

  /** A page, never without its content policy. */
  private sent(html: string, status: number, policy: string): Response {
    const headers = {
      ...baseHeaders,
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': REVALIDATE,
    }
    return new Response(html, { status, headers })
  }

  private async listing({ pathname, origin }: URL): Promise<Response> {
    const { of } = this.pagesOf(await this.builtPage('customer', origin), origin)
    const file = await of.file(pathname, origin)
    return new Response(file?.body ?? null, {
      status: file ? 200 : 404,
      headers: {
        ...baseHeaders,
        'content-type': file?.type ?? 'text/plain',
        'cache-control': 'public, max-age=3600',
      },
    })
  }

  /** Passes a request on to an edge function, with the visitor's address as the host saw it. */
  private async passOn(request: Request, url: URL, name: string): Promise<Response> {
    const length = Number(request.headers.get('content-length') ?? Number.NaN)
    if (request.method === 'POST' && !(length <= MAX_PASSED_ON_BYTES))
      return refusal(Number.isNaN(length) ? 411 : 413)
    const { apiUrl } = this.pagesOf(await this.builtPage('customer', url.origin), url.origin)
    const headers = new Headers({ 'x-forwarded-for': request.headers.get('cf-connecting-ip') ?? '' })
    const type = request.headers.get('content-type')
    if (type !== null) headers.set('content-type', type)
    const body = request.method === 'POST' ? await request.arrayBuffer() : null
    const { method } = request
    const answer = await fetch(`${apiUrl}/functions/v1/${name}`, { method, headers, body })
    return new Response(answer.body, {
      status: answer.status,
      headers: { ...baseHeaders, 'cache-control': 'no-store' },
    })
  }

  private pagesOf(html: string, origin: string) {
    const { apiUrl, publishableKey } = config.parse(settingOf(html, 'angadi-config'))
    const folders = locales.parse(settingOf(html, 'angadi-locales'))
    this.pages ??= {
      apiUrl,
      of: new PublicPages({
        apiUrl,
        publishableKey,
        fetch: (request) => fetch(request),
        messages: async (language, namespace) => {
          const path = `${folders[language]}/${namespace}.json`
          const answer = await this.assets.fetch(new Request(new URL(path, origin)))
          return messages.parse(await answer.json())
        },
      }),
    }
    return this.pages
  }
}
