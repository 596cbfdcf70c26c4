import { expect, test } from 'vitest'
import { filledPage } from './filled-page.ts'
import type { PublicPage } from './public-page.ts'

const HTML =
  '<!doctype html><html lang="en" data-app="customer"><head><title>Angadi</title></head><body><div id="root"></div></body></html>'
const page: PublicPage = {
  status: 200,
  language: 'te',
  title: 'జహీరాబాద్ · Angadi',
  description: 'Who delivers',
  canonical: '/zaheerabad',
}
const filled = (changes: Partial<PublicPage>) =>
  filledPage(HTML, { ...page, ...changes }, 'https://angadi.in', 'Angadi')

test('a page says its language, its one address, and where it is in others', () => {
  const html = filled({})
  expect(html).toContain('<html lang="te" data-app="customer">')
  expect(html).toContain('<title>జహీరాబాద్ · Angadi</title>')
  expect(html).toContain('<link rel="canonical" href="https://angadi.in/zaheerabad?lang=te" />')
  expect(html).toContain('hreflang="en" href="https://angadi.in/zaheerabad"')
  expect(html).toContain('hreflang="x-default" href="https://angadi.in/zaheerabad"')
  expect(html).not.toContain('noindex')
})

test('what shall not be listed says so and has no address', () => {
  const html = filled({ canonical: undefined })
  expect(html).toContain('<meta name="robots" content="noindex" />')
  expect(html).not.toContain('canonical')
})

test('the root stays empty: React has nothing to hydrate', () => {
  const html = filled({ content: { heading: 'Zaheerabad', paragraphs: ['Text'], lists: [] } })
  expect(html).toContain('<h1>Zaheerabad</h1><p>Text</p></main></div><div id="root"></div>')
})

test('a name of signs, tags and patterns is a name', () => {
  const name = '</script><script>alert(1)</script> "Tom & $& $1" \u2028'
  const html = filled({
    title: name,
    description: name,
    structured: { name },
    content: {
      heading: name,
      paragraphs: [name],
      lists: [{ heading: name, links: [{ path: '/"x', text: name, note: name }] }],
    },
    answers: [{ page: 'region', ref: 'x', language: 'te', data: { name } }],
  })
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('&quot;Tom &amp; $&amp; $1&quot;')
  const [, data = ''] = /<script id="page-data" type="application\/json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(data)).toEqual([{ page: 'region', ref: 'x', language: 'te', data: { name } }])
  const [, structured = ''] = /type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(structured)).toEqual({ name })
  expect(html).toContain('href="/&quot;x"')
})
