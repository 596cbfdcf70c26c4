import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanPath } from '@angadi/routes/clean-path.ts'
import { routes } from '@angadi/routes/manifest.ts'
import { APPS } from '@angadi/routes/route.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HASHED_FOLDERS } from './caching.ts'
import { headersFile, nginxConfig, workerRoutes } from './deploy-config.ts'
import { servedPage } from './page.ts'
import { EdgeSite } from './public-pages/edge.ts'
import { contentPolicy, RAZORPAY } from './security-headers.ts'
import { SiteFiles } from './site-files.ts'

const ORIGIN = 'https://angadi.in'
/** Nothing listens there: pages go out without content of the database. */
const API = 'http://127.0.0.1:9'
const POLICIES = {
  page: contentPolicy(API, ["'sha256-abc'"]),
  paying: contentPolicy(API, ["'sha256-abc'"], RAZORPAY),
}
/** The pages that let the payment gateway in, and no others (docs/decisions/0099). */
const PAYING =
  /^\/((order-tracking|track-order|track-food-order|ride-tracking|pay)\/|(wallet|membership|driver\/cash)$)/
const policyOf = (path: string) => (PAYING.test(path) ? POLICIES.paying : POLICIES.page)

/** A concrete address of a route: every parameter takes a value that no reserved word uses. */
const addressOf = (path: string) => (path === '*' ? '/no/such/place' : path.replace(/:\w+/g, 'example'))

describe('the site as a worker over its files', () => {
  let root: string
  let site: EdgeSite

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'angadi-site-'))
    const locales = { en: '/_apps/locales/en-1', hi: '/_apps/locales/hi-1', te: '/_apps/locales/te-1' }
    for (const app of APPS) {
      const folder = join(root, '_apps', app)
      await mkdir(join(folder, 'assets'), { recursive: true })
      const html = `<html lang="en"><head><title>${app}</title></head><body><div id="root"></div></body></html>`
      const config = { apiUrl: API, publishableKey: 'sb_publishable_x' }
      await writeFile(join(folder, 'index.html'), servedPage(html, app, config, locales))
      await writeFile(join(folder, 'assets', 'index-1a2b3c4d.js'), 'export {}')
      await writeFile(join(folder, 'manifest.webmanifest'), '{}')
    }
    await writeFile(join(root, 'sw.js'), '// worker')
    const files = new SiteFiles(root)
    // As Cloudflare Pages: a page has no address with its file's name.
    const fetch = async (request: Request) => {
      const url = new URL(request.url)
      if (url.pathname.endsWith('/index.html'))
        return new Response(null, { status: 308, headers: { location: url.pathname.slice(0, -10) } })
      return files.fetch(request)
    }
    site = new EdgeSite(POLICIES, { fetch })
  })
  afterAll(() => rm(root, { recursive: true, force: true }))

  const get = (path: string, init: RequestInit = {}) => site.answer(new Request(ORIGIN + path, init))

  it.each(routes.filter(({ redirectTo }) => redirectTo === undefined))(
    'answers $path with $app and the security headers (Spec §2)',
    async ({ path, app }) => {
      const address = addressOf(path)
      for (const written of address === '/' ? [address] : [address, `${address}/`, `${address}?from=test`]) {
        const answer = await get(written)
        expect(answer.status, written).toBe(path === '*' ? 404 : 200)
        expect(await answer.text(), written).toContain(`data-app="${app}"`)
        expect(answer.headers.get('content-security-policy'), written).toBe(policyOf(path))
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
        expect(answer.headers.get('cache-control')).toBe('no-cache')
      }
    },
  )

  it.each(routes.filter(({ redirectTo }) => redirectTo !== undefined))(
    'redirects $path to $redirectTo, the query kept (Spec §2)',
    async ({ path, redirectTo = '' }) => {
      const answer = await get(`${addressOf(path)}?from=test`)
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe(`${redirectTo}?from=test`)
    },
  )

  it.each(['.', ')', ',', "'", '%22', '%20', '%E2%80%8B', '%C2%BB', ').'])(
    'sends a link with %s behind it to its page (docs/decisions/0077)',
    async (behind) => {
      for (const path of ['/food', '/vendor/hub', '/restaurants/example']) {
        const answer = await get(`${path}${behind}?from=test`)
        expect(answer.status, path).toBe(308)
        expect(answer.headers.get('location')).toBe(`${path}?from=test`)
        expect(answer.headers.get('cache-control')).toBe('no-cache')
      }
      for (const path of ['/auth/callback', '/_apps/vendor/manifest.webmanifest', '/api/security/violations'])
        expect((await get(`${path}${behind}?code=x`)).status, path).not.toBe(308)
    },
  )

  it('serves files with their types, hashed ones to be kept for a year, and what is missing as 404', async () => {
    const script = await get('/_apps/vendor/assets/index-1a2b3c4d.js')
    expect(script.status).toBe(200)
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(script.headers.get('cache-control')).toContain('immutable')
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache')
    const manifest = await get('/_apps/vendor/manifest.webmanifest')
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json')
    for (const path of [
      '/_apps/vendor/assets/index-5e6f7a8b.js',
      '/_apps/vendor/',
      '/_apps/nobody/x.js',
      '/nothing.png',
      '/_apps/%2e%2e/%2e%2e/etc/passwd',
      '/_apps/..%2f..%2fetc%2fpasswd',
    ])
      expect((await get(path)).status, path).toBe(404)
  })

  it('sends the page of each app under the path that the service worker keeps (Spec §7 service worker)', async () => {
    for (const app of APPS) {
      const page = await get(`/_apps/${app}/index.html`)
      expect(page.status, app).toBe(200)
      expect(await page.text(), app).toContain(`data-app="${app}"`)
      expect(page.headers.get('content-security-policy')).toBe(POLICIES.page)
    }
  })

  it('answers robots and the sitemap also while the database does not', async () => {
    const robots = await get('/robots.txt')
    expect(robots.status).toBe(200)
    expect(await robots.text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    const sitemap = await get('/sitemap.xml')
    expect(sitemap.headers.get('content-type')).toContain('application/xml')
    expect(await sitemap.text()).toContain(`<loc>${ORIGIN}/food</loc>`)
  })

  it('answers HEAD without a body, refuses other methods and reports that are too long', async () => {
    const head = await get('/food', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    expect((await get('/food', { method: 'POST' })).status).toBe(405)
    const headers = { 'content-length': '70000' }
    const long = { method: 'POST', body: 'x'.repeat(70_000), headers }
    expect((await get('/api/security/violations', long)).status).toBe(413)
  })
})

describe('the configurations for other hosts', () => {
  const options = { routes, apiUrl: 'https://abc.supabase.co', scriptHashes: ["'sha256-abc'"] }
  const nginx = nginxConfig(options)

  it('name every path of the manifest for nginx, with and without a slash at its end, and end in the not-found page', () => {
    for (const { path, app, redirectTo } of routes.filter(
      ({ path }) => path !== '*' && !path.includes(':'),
    )) {
      const body =
        redirectTo === undefined ? `try_files /_apps/${app}/index.html =404;` : `return 302 ${redirectTo}`
      expect(nginx).toContain(`location = ${path} { ${body}`)
      if (path !== '/') expect(nginx).toContain(`location = ${path}/ { ${body}`)
    }
    expect(nginx).toContain('error_page 404 /_apps/customer/index.html;')
    expect(nginx).toContain('absolute_redirect off;')
  })

  it('send a link with the end of a sentence behind it to its page, and to no other host (docs/decisions/0077)', () => {
    const [, pattern = ''] = /rewrite "([^"]+)" \$1 permanent;/.exec(nginx) ?? []
    // nginx compares the bytes of the decoded path.
    const cleaned = (path: string) =>
      new RegExp(pattern).exec(Buffer.from(decodeURIComponent(path)).toString('latin1'))?.[1]
    for (const behind of [
      '.',
      ')',
      ',',
      "'",
      '%22',
      '%20',
      '%E2%80%8B',
      '%C2%BB',
      '%C2%A0',
      '%EF%BB%BF',
      '%E2%80%9D.',
    ])
      for (const path of ['/food', '/vendor/hub', '/restaurants/example', '/']) {
        expect(cleaned(path + behind), path + behind).toBe(path)
        expect(cleanPath(path + behind), path + behind).toBe(path)
      }
    for (const { path } of routes.filter(({ path }) => path !== '*'))
      expect(cleaned(addressOf(path)), path).toBeUndefined()
    for (const path of [
      '/auth/callback.',
      '/api/x.',
      '/_apps/x.',
      '//evil.example.',
      '/\\evil.example.',
      '/%0d%0aX.',
    ])
      expect(cleaned(path), path).toBeUndefined()
  })

  it('put a literal path before a parameter', () => {
    const patterns = [...nginx.matchAll(/location ~ "\^(\/[^_"][^"]*)\$" \{ try_files/g)].map(
      ([, at = '']) => at,
    )
    const first = (path: string) => patterns.findIndex((pattern) => new RegExp(`^${pattern}$`).test(path))
    for (const { path, app } of routes.filter(({ path }) => path.includes(':'))) {
      const pattern = patterns[first(addressOf(path))] ?? ''
      expect(nginx, path).toContain(`"^${pattern}$" { try_files /_apps/${app}/index.html`)
    }
  })

  it('let the payment gateway in on pages that pay, with all other headers as everywhere', () => {
    const filling = nginxConfig({ ...options, pagesUrl: 'http://127.0.0.1:8787' })
    for (const text of [nginx, filling]) {
      const blocks = [...text.matchAll(/location (?:=|~) \S+ \{[^}]*\}/g)].map(([block]) => block)
      const paying = blocks.filter((block) => block.includes('razorpay'))
      expect(paying).toHaveLength(11)
      for (const block of paying) {
        expect(block).toMatch(
          /"\^\/(order-tracking|track-order|track-food-order|ride-tracking|pay)\/\[\^\/\]\+\/\?\$"|= \/(wallet|membership|driver\/cash)\/? /,
        )
        expect(block).toMatch(/try_files \/_apps\/(customer|delivery)\/index\.html =404;/)
        for (const header of ['strict-transport-security', 'x-frame-options', 'cache-control'])
          expect(block).toContain(`add_header ${header} `)
      }
      expect(text.split('razorpay.com').length).toBe(paying.join().split('razorpay.com').length)
    }
    expect(headersFile(options)).not.toContain('razorpay')
  })

  it('pass reports of violations on to their edge function (Spec §7 security violations)', () => {
    expect(nginx).toContain('proxy_pass https://abc.supabase.co/functions/v1/security-violations;')
    expect(nginx).toContain('proxy_set_header Host abc.supabase.co;')
  })

  it('fill public pages of the customers only, where nginx knows who fills them', () => {
    const filling = nginxConfig({ ...options, pagesUrl: 'http://127.0.0.1:8787' })
    expect(filling).toContain('location = /food { try_files /nothing @pages; }')
    expect(filling).toContain('location = /admin { try_files /_apps/admin/index.html =404; }')
    expect(filling).toContain('proxy_pass http://127.0.0.1:8787;')
    expect(nginx).not.toContain('@pages')
  })

  it('stay within what Cloudflare Pages reads: 100 rules, 2,000 characters a line, 100 a pattern', () => {
    const headers = headersFile(options)
    const lines = headers.split('\n')
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000)
    const { include, exclude } = JSON.parse(workerRoutes())
    expect(include).toEqual(['/*'])
    expect(exclude.length).toBeLessThan(100)
    for (const pattern of exclude) expect(pattern.length).toBeLessThanOrEqual(100)
  })

  it('let hashed files be kept for a year and leave no page to the rules of files', () => {
    for (const folder of HASHED_FOLDERS) {
      expect(headersFile(options)).toContain(`/_apps/${folder}/*\n  ! cache-control`)
      expect(JSON.parse(workerRoutes()).exclude).toContain(`/_apps/${folder}/*`)
    }
    expect(nginx).toContain('customer/assets|')
    expect(nginx).toContain('shared|locales)/')
  })

  it('carry the same security headers (Spec §9 Security headers)', () => {
    for (const text of [headersFile(options), nginx]) {
      expect(text).toContain('https://abc.supabase.co wss://abc.supabase.co')
      expect(text).toContain('max-age=31536000; includeSubDomains')
    }
  })
})
