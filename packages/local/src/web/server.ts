import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchRoute } from '@angadi/routes/match-route.ts'
import { APPS, type App } from '@angadi/routes/route.ts'
import {
  type Asset,
  BuiltApps,
  compress,
  type Encoding,
  etagOf,
  isCompressible,
  LOCALES,
  WORKER,
} from './built-apps.ts'
import { IMMUTABLE, REVALIDATE, ROOT_FILE, SHARED } from './caching.ts'
import { localeFolders } from './locales.ts'
import { type RuntimeConfig, servedPage } from './page.ts'
import { type CallFunction, passOn } from './passed-on.ts'
import { passedOn } from './passed-on-paths.ts'
import type { GuestFetch } from './public-pages/ask-database.ts'
import type { Messages } from './public-pages/page-texts.ts'
import { PublicPages } from './public-pages/public-pages.ts'
import { redirectOf } from './redirects.ts'
import { inlineScriptHashes } from './script-hashes.ts'
import { baseHeaders, contentPolicy, type PaymentSources, RAZORPAY } from './security-headers.ts'
import { releaseOf, stampedWorker } from './worker.ts'

/** What the web server serves and passes to the apps. */
export interface WebServerOptions {
  /** The folder that holds apps/<app>/dist. */
  readonly root: string
  /** The run-time configuration for a visitor who reached the server under this host name. */
  readonly configFor: (hostname: string) => RuntimeConfig
  /** Answers those paths of this origin that belong to edge functions. */
  readonly callFunction: CallFunction
  /** The gateway that the pages that pay let in; left out, the real one. */
  readonly payment?: PaymentSources
  /** Asks the API as a guest, for what pages have before any code has loaded; without it they are sent empty. */
  readonly askApi?: GuestFetch
}

const HTML = 'text/html; charset=utf-8'
interface Content {
  readonly status: number
  readonly body: Buffer
  readonly type: string
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  readonly encoded?: (encoding: Encoding) => Promise<Buffer>
}

function wantedEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted) ? 'gzip' : undefined
}

async function send(request: IncomingMessage, response: ServerResponse, content: Content): Promise<void> {
  const headers: Record<string, string> = { ...baseHeaders, ...content.headers, 'content-type': content.type }
  const isCompressed = isCompressible(content.type, content.body.length)
  if (isCompressed) headers['vary'] = 'Accept-Encoding'
  const encoding = isCompressed ? wantedEncoding(request) : undefined
  headers['etag'] = encoding ? content.etag.replace(/"$/, `-${encoding}"`) : content.etag
  const known = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*/)
  if (content.status === 200 && known.map((tag) => tag.replace(/^W\//, '')).includes(headers['etag'])) {
    response.writeHead(304, headers)
    response.end()
    return
  }
  let body = content.body
  if (encoding) {
    body = await (content.encoded?.(encoding) ?? compress(content.body, encoding))
    headers['content-encoding'] = encoding
  }
  headers['content-length'] = String(body.length)
  response.writeHead(content.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function plain(status: number, text: string): Content {
  const body = Buffer.from(`${text}\n`)
  const headers = { 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'" }
  return { status, body, type: 'text/plain; charset=utf-8', etag: etagOf(body), headers }
}

function assetContent(asset: Asset, cacheControl: string): Content {
  const { body, type, etag } = asset
  const headers = { 'cache-control': cacheControl, 'access-control-allow-origin': '*' }
  return { status: 200, body, type, etag, headers, encoded: (encoding) => asset.encoded(encoding) }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

function appNamed(name: string | undefined): App | undefined {
  return APPS.find((app) => app === name)
}

function hostnameOf(request: IncomingMessage): string {
  const host = request.headers.host ?? ''
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
  return /^(\[[\da-f:.]+\]|[\w.-]+)$/i.test(name) ? name : 'localhost'
}

/** The site's own address as the visitor wrote it; hosts other than its own are refused before. */
function originOf(request: IncomingMessage): string {
  return `http://${request.headers.host ?? 'localhost'}`
}

function messagesOf(file: Asset | undefined): Messages {
  const read: unknown = JSON.parse(file?.body.toString('utf8') ?? '{}')
  return typeof read === 'object' && read !== null ? { ...read } : {}
}

/** The six apps as one origin: each path is answered by the app that owns it in the route manifest (Spec §2). */
export class WebServer {
  private readonly apps: BuiltApps
  private readonly options: WebServerOptions
  private readonly pages: PublicPages | undefined

  constructor(options: WebServerOptions) {
    const { askApi } = options
    this.options = options
    this.apps = new BuiltApps(options.root)
    this.pages =
      askApi &&
      new PublicPages({
        ...askApi,
        messages: async (language, namespace) => messagesOf(await this.localeFile(language, namespace)),
      })
  }

  /** Answers one request; never throws. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const functionName = passedOn[request.url?.split('?')[0] ?? '']
      if (functionName !== undefined)
        return await passOn(request, response, functionName, this.options.callFunction)
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('allow', 'GET, HEAD')
        return await send(request, response, plain(405, 'Method not allowed'))
      }
      // "//name/path" is a path here and not another host.
      const address = request.url?.startsWith('/') ? `http://web${request.url}` : (request.url ?? '')
      if (!URL.canParse(address))
        return await send(request, response, plain(400, 'The address could not be read'))
      const url = new URL(address)
      const redirect = redirectOf(url.pathname, url.search)
      if (redirect === undefined) return await send(request, response, await this.contentAt(url, request))
      const { status, location } = redirect
      response.writeHead(status, { ...baseHeaders, location, 'cache-control': REVALIDATE })
      response.end()
    } catch (error) {
      console.error(`web ${request.url}: ${error instanceof Error ? error.message : String(error)}`)
      if (response.headersSent) response.destroy()
      else await send(request, response, plain(500, 'The page could not be served'))
    }
  }

  private async contentAt(url: URL, request: IncomingMessage): Promise<Content> {
    const { pathname } = url
    if (pathname.startsWith('/_apps/')) return this.assetAt(pathname, hostnameOf(request))
    const worker = pathname === '/sw.js' ? await this.worker() : undefined
    if (worker) return worker
    if (ROOT_FILE.test(pathname)) {
      const asset = await this.apps.read('apps/customer/dist', `customer${pathname}`)
      if (asset) return assetContent(asset, REVALIDATE)
    }
    const file = await this.pages?.file(pathname, originOf(request))
    if (file) {
      const body = Buffer.from(file.body)
      const headers = { 'cache-control': REVALIDATE, 'content-security-policy': "default-src 'none'" }
      return { status: 200, body, type: file.type, etag: etagOf(body), headers }
    }
    const match = matchRoute(pathname)
    const payment = match?.route.pays ? (this.options.payment ?? RAZORPAY) : undefined
    const page = await this.page(
      match?.route.app ?? 'customer',
      match ? 200 : 404,
      hostnameOf(request),
      payment,
    )
    return page.type === HTML && page.status === 200 ? this.filled(page, url, request) : page
  }

  /** A page with its head and first content, under the content policy of the page as it was built. */
  private async filled(page: Content, url: URL, request: IncomingMessage): Promise<Content> {
    const { apiUrl } = this.options.configFor(hostnameOf(request))
    const filled = await this.pages?.fill(page.body.toString('utf8'), url, {
      origin: originOf(request),
      apiUrl,
    })
    if (!filled) return page
    const body = Buffer.from(filled.html)
    return { ...page, status: filled.status, body, etag: etagOf(body) }
  }

  /** The emitted messages of a namespace in a language. */
  private async localeFile(language: string, namespace: string): Promise<Asset | undefined> {
    const release = await this.release()
    const folder = release?.folders[language]?.split('/').at(-1)
    return folder === undefined ? undefined : this.apps.read(LOCALES, `${folder}/${namespace}.json`)
  }

  /** Which release the builds are, with the built worker and translations; undefined where one of them is not built. */
  private async release() {
    const worker = await this.apps.read(WORKER, 'sw.js')
    const listed = await this.apps.read(LOCALES, 'locales.json')
    if (!worker || !listed) return undefined
    const pages = await Promise.all(APPS.map((app) => this.apps.read(`apps/${app}/dist`, 'index.html')))
    const texts = pages.map((page) => page?.body.toString('utf8') ?? '')
    const locales = listed.body.toString('utf8')
    const name = releaseOf(worker.body.toString('utf8'), locales, texts)
    return { worker, name, folders: localeFolders(locales) }
  }

  private async worker(): Promise<Content | undefined> {
    const release = await this.release()
    if (!release) return undefined
    const { worker, name } = release
    const body = Buffer.from(stampedWorker(worker.body.toString('utf8'), name))
    const headers = { 'cache-control': REVALIDATE }
    return { status: 200, body, type: worker.type, etag: etagOf(body), headers }
  }

  private async assetAt(pathname: string, hostname: string): Promise<Content> {
    const [, , name, ...rest] = pathname.split('/')
    const path = decoded(rest.join('/'))
    if (name === 'locales.json' || name === 'locales') {
      const asset = await this.apps.read(LOCALES, path === '' ? name : path)
      return asset ? assetContent(asset, path === '' ? REVALIDATE : IMMUTABLE) : plain(404, 'Not found')
    }
    if (name === SHARED) {
      const asset = await this.apps.readShared(path)
      return asset ? assetContent(asset, IMMUTABLE) : plain(404, 'Not found')
    }
    const app = appNamed(name)
    // A page is never sent without its content policy.
    if (app && path === 'index.html') return this.page(app, 200, hostname)
    const asset = app && path !== '' ? await this.apps.read(`apps/${app}/dist`, `${app}/${path}`) : undefined
    if (!asset) return plain(404, 'Not found')
    return assetContent(asset, path.startsWith('assets/') ? IMMUTABLE : REVALIDATE)
  }

  private async page(app: App, status: number, hostname: string, payment?: PaymentSources): Promise<Content> {
    const built = await this.apps.read(`apps/${app}/dist`, 'index.html')
    const release = await this.release()
    if (!built || !release)
      return plain(503, `The app "${app}" is not built yet. pnpm turbo run build makes it.`)
    const config = this.options.configFor(hostname)
    const html = servedPage(
      built.body.toString('utf8'),
      app,
      { ...config, release: release.name },
      release.folders,
    )
    const body = Buffer.from(html)
    return {
      status,
      body,
      type: HTML,
      etag: etagOf(body),
      headers: {
        'cache-control': REVALIDATE,
        'content-security-policy': contentPolicy(config.apiUrl, inlineScriptHashes(html), payment),
      },
    }
  }
}
