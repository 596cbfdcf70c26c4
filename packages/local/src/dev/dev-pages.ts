import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { matchRoute } from '@angadi/routes/match-route.ts'
import { APPS, type App } from '@angadi/routes/route.ts'
import { createServer, type ViteDevServer } from 'vite'
import type { ServedWeb } from '../start/stack.ts'
import { servedPage } from '../web/page.ts'
import { passedOn } from '../web/passed-on-paths.ts'
import { redirectOf } from '../web/redirects.ts'

/** Removes the service worker that an earlier `npm start` on this address left in the browser. */
const UNREGISTERING_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', () => self.registration.unregister())
`

/** Whether a path is no page of an app: a redirect, an edge function or a file at the root. */
function isNoPage(pathname: string): boolean {
  return pathname in passedOn || redirectOf(pathname, '') !== undefined || /\.\w+$/.test(pathname)
}

function appOfAsset(pathname: string): App | undefined {
  const name = /^\/_apps\/([^/]+)\//.exec(pathname)?.[1]
  return APPS.find((app) => app === name)
}

/**
 * Serves apps from their sources with hot reload; each has its own Vite server, which starts with its first page.
 * Everything else (redirects, edge functions, apps that were not named) is answered as in production.
 */
export class DevPages {
  private readonly root: string
  private readonly apps: readonly App[]
  private readonly servers = new Map<App, Promise<ViteDevServer>>()

  /**
   * @param root the repository's root
   * @param apps the apps to serve from their sources
   */
  constructor(root: string, apps: readonly App[]) {
    this.root = root
    this.apps = apps
  }

  /** Answers a request with the sources of the app it belongs to, or as the production server does. */
  async answer(web: ServedWeb, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
    if (pathname === '/sw.js') {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
      outgoing.end(UNREGISTERING_WORKER)
      return
    }
    const app = this.appFor(pathname, incoming)
    if (!app) return web.answer(incoming, outgoing)
    const vite = await this.server(app)
    if (appOfAsset(pathname)) {
      vite.middlewares(incoming, outgoing, () => void web.answer(incoming, outgoing))
      return
    }
    const source = await readFile(join(this.root, 'apps', app, 'index.html'), 'utf8')
    // Relative to the file, which a browser at another path cannot follow.
    const html = source.replaceAll('"../../packages/', `"/@fs${this.root}packages/`)
    const page = await vite.transformIndexHtml(pathname, html)
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    outgoing.end(servedPage(page, app, web.configFor('localhost'), {}))
  }

  /** Reloads every open page, e.g. after the database has been made again. */
  async reloadPages(): Promise<void> {
    for (const server of this.servers.values()) (await server).ws.send({ type: 'full-reload' })
  }

  /** Ends the Vite servers. */
  async close(): Promise<void> {
    for (const server of this.servers.values()) await (await server).close()
  }

  private appFor(pathname: string, { method }: IncomingMessage): App | undefined {
    const asset = appOfAsset(pathname)
    if (asset) return this.apps.includes(asset) ? asset : undefined
    if (method !== 'GET' || isNoPage(pathname)) return undefined
    const app = matchRoute(pathname)?.route.app ?? 'customer'
    return this.apps.includes(app) ? app : undefined
  }

  private server(app: App): Promise<ViteDevServer> {
    const known = this.servers.get(app)
    if (known) return known
    const root = join(this.root, 'apps', app)
    const started = createServer({
      root,
      configFile: join(root, 'vite.config.ts'),
      appType: 'custom',
      // Each app's pages listen for changes on a separate port.
      server: { middlewareMode: true, hmr: { port: 24_678 + APPS.indexOf(app) } },
    })
    this.servers.set(app, started)
    return started
  }
}
