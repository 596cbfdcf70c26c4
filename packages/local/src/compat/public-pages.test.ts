import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../database/paths.ts'
import { type Stack, startStack } from '../start/stack.ts'
import { EdgeSite } from '../web/public-pages/edge.ts'
import { PublicPages } from '../web/public-pages/public-pages.ts'
import { seededDatabase } from './test-database.ts'

const ORIGIN = 'https://angadi.in'
const HTML =
  '<!doctype html><html lang="en" data-app="customer"><head><title>Angadi</title></head><body><div id="root"></div></body></html>'
/** A vendor may call itself what it likes. */
const NAME = 'Sri Lakshmi </script> & Sons'

/** The messages as they are written; the build emits the same files. */
async function messages(language: string, namespace: string) {
  const file = join(paths.root, 'packages', 'i18n', 'src', 'locales', language, `${namespace}.json`)
  const read: Readonly<Record<string, unknown>> = JSON.parse(await readFile(file, 'utf8'))
  return read
}

describe('pages are filled before they are sent', () => {
  let folder: string
  let stack: Stack
  let pages: PublicPages

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'angadi-public-pages-'))
    stack = await startStack({
      root: paths.root,
      openDatabase: seededDatabase,
      scratchFolder: folder,
    })
    await stack.database.query(
      `insert into public.vendors (slug, name, kind, region_id, address, area, lat, lng, rating, ratings_count, status)
       select 'sri-lakshmi', $1, 'grocery', r.id, 'Main Road, Zaheerabad', 'Main Road', r.center_lat, r.center_lng, 4.9, 2, 'active'
       from public.regions as r where r.slug = 'zaheerabad'`,
      [NAME],
    )
    const { apiUrl, publishableKey } = stack
    pages = new PublicPages({ apiUrl, publishableKey, messages, fetch: (request) => fetch(request) })
  }, 120_000)
  afterAll(async () => {
    await stack.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const fill = (path: string) =>
    pages.fill(HTML, new URL(path, ORIGIN), { origin: ORIGIN, apiUrl: 'https://api.example' })

  test('a town has its text, its vendors as links, and what the app starts from (Spec §1 city pages)', async () => {
    const page = await fill('/zaheerabad')
    expect(page?.status).toBe(200)
    expect(page?.html).toContain('<h1>Zaheerabad</h1>')
    expect(page?.html).toContain('<a href="/shop/sri-lakshmi">Sri Lakshmi &lt;/script&gt; &amp; Sons</a>')
    expect(page?.html).toContain('<a href="/bidar">Bidar</a>')
    const [, data = '[]'] = /<script id="page-data"[^>]*>(.*?)<\/script>/.exec(page?.html ?? '') ?? []
    expect(JSON.parse(data)).toMatchObject([{ page: 'region', ref: 'zaheerabad', language: 'en' }])
  })

  test('in Telugu under an address of its own', async () => {
    const page = await fill('/zaheerabad?lang=te')
    expect(page?.html).toContain('<html lang="te"')
    expect(page?.html).toContain('<h1>జహీరాబాద్</h1>')
    expect(page?.html).toContain(`<link rel="canonical" href="${ORIGIN}/zaheerabad?lang=te" />`)
  })

  test('a storefront has structured data, without a rating that nobody gave (Decisions, Marketing claims)', async () => {
    const page = await fill('/vendor/sri-lakshmi')
    expect(page?.html).toContain(`<link rel="canonical" href="${ORIGIN}/shop/sri-lakshmi" />`)
    const [, data = '{}'] = /ld\+json">(.*?)<\/script>/.exec(page?.html ?? '') ?? []
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'GroceryStore',
      name: NAME,
      url: `${ORIGIN}/shop/sri-lakshmi`,
    })
    expect(data).not.toContain('aggregateRating')
  })

  test('a service that is not bookable has a page that says what it is (Spec §2 /category/cleaning)', async () => {
    const page = await fill('/category/cleaning')
    expect(page?.status).toBe(200)
    expect(page?.html).toContain('<h1>Cleaning</h1>')
    expect(page?.html).toContain(`href="${ORIGIN}/category/cleaning"`)
  })

  test('what does not exist is not found, and is not listed', async () => {
    for (const path of ['/shop/nobody-here', '/category/nothing-like-it', '/restaurants/nobody-here']) {
      const page = await fill(path)
      expect(page?.status, path).toBe(404)
      expect(page?.html, path).toContain('noindex')
    }
  })

  test('an account has a title and is not listed; a console is left alone', async () => {
    const orders = await fill('/orders')
    expect(orders?.html).toContain('noindex')
    expect(orders?.html).not.toContain('first-content')
    expect(await fill('/vendor/hub')).toBeUndefined()
    expect(await fill('/nobody/answers/here')).toBeUndefined()
  })

  test('without the database a page is sent with its own title, and at once found again', async () => {
    const alone = new PublicPages({
      apiUrl: 'http://127.0.0.1:9',
      publishableKey: 'none',
      messages,
      fetch: (request) => fetch(request),
    })
    const page = await alone.fill(HTML, new URL('/zaheerabad', ORIGIN), { origin: ORIGIN, apiUrl: ORIGIN })
    expect(page?.status).toBe(200)
    expect(page?.html).toContain('<title>Zaheerabad · Angadi</title>')
    expect(page?.html).not.toContain('first-content')
    expect((await alone.file('/sitemap.xml', ORIGIN))?.body).toContain(`<loc>${ORIGIN}/food</loc>`)
  })

  test('the sitemap lists the public pages, the categories and the vendors', async () => {
    const { body = '' } = (await pages.file('/sitemap.xml', ORIGIN)) ?? {}
    for (const path of ['/', '/telangana', '/category/grocery', '/shop/sri-lakshmi'])
      expect(body, path).toContain(`<loc>${ORIGIN}${path}</loc>`)
    for (const path of ['/orders', '/admin', '/vendor/hub', '/cart'])
      expect(body, path).not.toContain(`<loc>${ORIGIN}${path}</loc>`)
    expect((await pages.file('/robots.txt', ORIGIN))?.body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  })

  test('the worker of a static host sends the same pages', async () => {
    const { apiUrl, publishableKey } = stack
    const quoted = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;')
    const folders = { en: '/_apps/locales/en', hi: '/_apps/locales/hi', te: '/_apps/locales/te' }
    const html = HTML.replace(
      '<head>',
      `<head><meta name="angadi-config" content="${quoted({ apiUrl, publishableKey })}" /><meta name="angadi-locales" content="${quoted(folders)}" />`,
    )
    const ASSETS = {
      fetch: async (request: Request) => {
        const [, language, file] = /locales\/(\w+)\/(.*)\.json$/.exec(request.url) ?? []
        if (language && file) return Response.json(await messages(language, file))
        return new Response(html, { headers: { 'content-type': 'text/html', etag: '"file"' } })
      },
    }
    const policy = "default-src 'self'"
    const edge = new EdgeSite({ page: policy, paying: policy }, ASSETS)
    const answer = await edge.answer(new Request(`${ORIGIN}/zaheerabad?lang=hi`))
    expect(await answer.text()).toContain('<h1>ज़हीराबाद</h1>')
    expect(answer.headers.get('etag')).toBeNull()
    expect((await edge.answer(new Request(`${ORIGIN}/shop/nobody-here`))).status).toBe(404)
    const sitemap = await edge.answer(new Request(`${ORIGIN}/sitemap.xml`))
    expect(await sitemap.text()).toContain('/shop/sri-lakshmi')
  })
})
