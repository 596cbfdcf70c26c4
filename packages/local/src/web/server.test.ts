import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type RequestOptions, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '@angadi/routes/manifest.ts'
import { APPS } from '@angadi/routes/route.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Listener } from '../gateway/listener.ts'
import { WebServer } from './server.ts'

const INLINE = 'document.documentElement.dataset.theme = "dark"'
const LONG = `export const words = ${JSON.stringify('biryani '.repeat(200))}`
const API = 'http://127.0.0.1:54321'

function pageOf(app: string): string {
  return `<!doctype html>\n<html lang="en">\n<head>\n<title>${app}</title>\n<script>${INLINE}</script>\n</head>\n<body></body>\n</html>\n`
}

describe('the web server', () => {
  let root: string
  let listener: Listener
  let base: string

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'angadi-web-'))
    for (const app of APPS) {
      const dist = join(root, 'apps', app, 'dist')
      await mkdir(join(dist, app, 'assets'), { recursive: true })
      await writeFile(join(dist, 'index.html'), pageOf(app))
      await writeFile(join(dist, app, 'assets', 'index-1a2b3c4d.js'), LONG)
    }
    const shared = join(root, 'apps', 'vendor', 'dist', 'shared', 'assets')
    await mkdir(shared, { recursive: true })
    await writeFile(join(shared, 'react-1a2b3c4d.js'), LONG)
    const worker = join(root, 'packages', 'worker', 'dist')
    const locales = join(root, 'packages', 'i18n', 'dist')
    await mkdir(worker, { recursive: true })
    await mkdir(join(locales, 'te-1a2b3c4d'), { recursive: true })
    await writeFile(join(worker, 'sw.js'), '// worker')
    await writeFile(join(locales, 'locales.json'), '{"folders":{"te":"te-1a2b3c4d"},"namespaces":["shell"]}')
    await writeFile(join(locales, 'te-1a2b3c4d', 'shell.json'), '{"notOpenYet":"ఇంకా ప్రారంభం కాలేదు"}')
    await writeFile(join(root, 'apps', 'secret.txt'), 'secret')
    const web = new WebServer({
      root,
      configFor: () => ({ apiUrl: API, publishableKey: 'sb_publishable_"<x>' }),
      callFunction: async (request, url) => {
        const told = {
          path: url.pathname,
          from: request.headers.get('x-forwarded-for'),
          text: await request.text(),
        }
        return Response.json(told, { status: request.method === 'POST' ? 200 : 405 })
      },
    })
    listener = await Listener.open(0, '127.0.0.1', 'web-port')
    listener.serve({ request: (incoming, outgoing) => web.answer(incoming, outgoing) })
    base = `http://127.0.0.1:${listener.port}`
  })

  afterAll(async () => {
    await listener.close()
    await rm(root, { recursive: true, force: true })
  })

  const get = (path: string, init: RequestInit = {}) => fetch(base + path, { redirect: 'manual', ...init })

  /** A concrete address of a route: every parameter takes a value that no reserved word uses. */
  const addressOf = (path: string) => (path === '*' ? '/no/such/place' : path.replace(/:\w+/g, 'example'))

  it.each(routes.filter(({ redirectTo }) => redirectTo === undefined))(
    'answers $path with $app (Spec §2)',
    async ({ path, app }) => {
      for (const address of [addressOf(path), `${addressOf(path)}?from=test`]) {
        const answer = await get(address)
        expect(answer.status, address).toBe(path === '*' ? 404 : 200)
        const text = await answer.text()
        expect(text, address).toMatch(new RegExp(`<html[^>]*data-app="${app}"`))
        expect(text, address).toContain(`<title>${app}</title>`)
      }
    },
  )

  it.each(routes.filter(({ redirectTo }) => redirectTo !== undefined))(
    'redirects $path to $redirectTo, the query kept (Spec §2)',
    async ({ path, redirectTo = '' }) => {
      const answer = await get(`${addressOf(path)}?from=test`)
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe(`${redirectTo}?from=test`)
      expect((await get(redirectTo)).status).toBe(200)
    },
  )

  it('tells the apps where the API is, safely quoted', async () => {
    const html = await (await get('/')).text()
    const content = /<meta name="angadi-config" content="([^"]*)"/.exec(html)?.[1] ?? ''
    const json = content.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    expect(JSON.parse(json)).toMatchObject({ apiUrl: API, publishableKey: 'sb_publishable_"<x>' })
  })

  it('tells the apps where the sentences of each language are, and lets those be kept for a year', async () => {
    const html = await (await get('/')).text()
    expect(html).toContain('content="{&quot;te&quot;:&quot;/_apps/locales/te-1a2b3c4d&quot;}"')
    const sentences = await get('/_apps/locales/te-1a2b3c4d/shell.json')
    expect(await sentences.json()).toEqual({ notOpenYet: 'ఇంకా ప్రారంభం కాలేదు' })
    expect(sentences.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/_apps/locales.json')).headers.get('cache-control')).toBe('no-cache')
  })

  it('sends the security headers, and allows no inline script but those it hashed (Spec §9 Security headers)', async () => {
    const { headers } = await get('/')
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    expect(headers.get('permissions-policy')).toBe(
      'camera=(self), microphone=(), geolocation=(self), payment=(self)',
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    const policy = headers.get('content-security-policy') ?? ''
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? ''
    expect(scripts).toMatch(/'sha256-[\w+/=]+'/)
    expect(scripts).not.toContain('unsafe')
    expect(policy).toContain(`connect-src 'self' ${API} ws://127.0.0.1:54321`)
    const calls = policy.split('; ').find((directive) => directive.startsWith('connect-src')) ?? ''
    for (const service of [
      'https://nominatim.openstreetmap.org',
      'https://api.bigdatacloud.net',
      'https://ipapi.co',
      'https://ipinfo.io',
      'https://tiles.openfreemap.org',
    ])
      expect(calls.split(' '), service).toContain(service)
    expect(policy).not.toContain('razorpay')
    expect(policy).toContain("frame-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('lets the payment gateway in on the pages that pay, and on no others (docs/decisions/0099)', async () => {
    const policyAt = async (path: string) => {
      const policy = (await get(path)).headers.get('content-security-policy') ?? ''
      return Object.fromEntries(
        policy.split('; ').map((directive) => {
          const [name = '', ...sources] = directive.split(' ')
          return [name, sources]
        }),
      )
    }
    for (const path of ['/order-tracking/example', '/track-order/example/', '/track-food-order/example']) {
      const policy = await policyAt(path)
      expect(policy['script-src'], path).toContain('https://checkout.razorpay.com')
      expect(policy['script-src'], path).not.toContain("'unsafe-inline'")
      expect(policy['frame-src'], path).toEqual(['https://api.razorpay.com', 'https://checkout.razorpay.com'])
      expect(policy['connect-src'], path).toContain('https://api.razorpay.com')
      expect(policy['frame-ancestors'], path).toEqual(["'none'"])
    }
    for (const path of [
      '/',
      '/checkout',
      '/order-tracking',
      '/orders',
      '/vendor',
      '/_apps/customer/index.html',
    ])
      expect(JSON.stringify(await policyAt(path)), path).not.toContain('razorpay')
  })

  it('lets hashed assets be kept for a year and pages not at all', async () => {
    const asset = await get('/_apps/vendor/assets/index-1a2b3c4d.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache')
  })

  it('serves what several apps have alike under one address, from whichever build has it', async () => {
    const asset = await get('/_apps/shared/assets/react-1a2b3c4d.js')
    expect(asset.status).toBe(200)
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/_apps/shared/assets/react-5e6f7a8b.js')).status).toBe(404)
    expect((await get('/_apps/vendor/shared/assets/react-1a2b3c4d.js')).status).toBe(404)
  })

  it('compresses, and answers 304 to who has the same already', async () => {
    const path = '/_apps/vendor/assets/index-1a2b3c4d.js'
    const plain = await get(path, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(Number(plain.headers.get('content-length'))).toBe(LONG.length)
    const compressed = await get(path, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(compressed.headers.get('vary')).toBe('Accept-Encoding')
    expect(await compressed.text()).toBe(LONG)
    expect(Number(compressed.headers.get('content-length'))).toBeLessThan(LONG.length / 4)
    const etag = compressed.headers.get('etag') ?? ''
    const again = await get(path, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  it('answers HEAD without a body and refuses other methods', async () => {
    const head = await get('/', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
    expect((await get('/', { method: 'POST' })).status).toBe(405)
  })

  it('takes two slashes for a path and not for another host, and refuses an address that is none', async () => {
    const status = async (path: string) => {
      const answer = Promise.withResolvers<number | undefined>()
      request({ port: listener.port, path }, ({ statusCode }) => answer.resolve(statusCode)).end()
      return answer.promise
    }
    expect(await status('//elsewhere')).toBe(404)
    expect(await status('//elsewhere/wallet')).toBe(404)
    expect(await status('http://a:b:c/')).toBe(400)
  })

  it('gives no page away without its content policy', async () => {
    const { headers } = await get('/_apps/vendor/index.html')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('passes reports of violations on to their edge function, with the address that it sees itself (Spec §7 security violations)', async () => {
    const path = '/api/security/violations'
    const init = { method: 'POST', body: '{}', headers: { 'x-forwarded-for': '9.9.9.9' } }
    const answer = await get(path, init)
    expect(await answer.json()).toEqual({
      path: '/functions/v1/security-violations',
      from: '127.0.0.1',
      text: '{}',
    })
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await get(path)).status).toBe(405)
    expect((await get(path, { ...init, body: 'x'.repeat(70_000) })).status).toBe(413)
    expect((await get(path, { ...init, body: `${'['.repeat(300)}${']'.repeat(300)}` })).status).toBe(400)
  })

  it('answers neither under a name that is not its own nor to a method that nobody uses', async () => {
    const status = (path: string, options: RequestOptions) =>
      new Promise<number | undefined>((resolve, reject) => {
        request(`${base}${path}`, options, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        })
          .on('error', reject)
          .end()
      })
    expect(await status('/', { headers: { host: 'evil.example' } })).toBe(421)
    expect(await status('/', { headers: { host: 'localhost:1' } })).toBe(200)
    for (const path of ['/', '/api/security/violations'])
      expect(await status(path, { method: 'TRACE' }), path).toBe(405)
  })

  it('serves nothing outside the builds', async () => {
    for (const path of [
      '/_apps/customer/..%2f..%2fsecret.txt',
      '/_apps/customer/%2e%2e/%2e%2e/secret.txt',
      '/_apps/nobody/index.html',
      '/_apps/customer/%E0%A4%A',
      '/_apps/customer/..%2findex.html',
      '/_apps/shared/..%2findex.html',
      '/_apps/shared/',
      '/_apps/customer/',
      '/_apps/locales/..%2fpackage.json',
      '/_apps/locales/',
    ])
      expect((await get(path)).status, path).toBe(404)
  })
})
