import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../database/paths.ts'
import { DevPages } from './dev-pages.ts'

const config = { apiUrl: 'http://127.0.0.1:1', publishableKey: 'sb_publishable_test' }
const pages = new DevPages(paths.root, ['vendor'])
let server: Server
let origin = ''

beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    const built = {
      answer: async () => void outgoing.end('the built apps'),
      configFor: () => config,
    }
    void pages.answer(built, incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address === 'object' && address) origin = `http://127.0.0.1:${address.port}`
})

afterAll(async () => {
  await pages.close()
  server.close()
})

describe('pnpm dev', () => {
  test('serves a page of a named app from its sources, with hot reload and the configuration', async () => {
    const page = await (await fetch(`${origin}/vendor/orders`)).text()
    expect(page).toContain('/_apps/vendor/@vite/client')
    expect(page).toContain('data-app="vendor"')
    expect(page).toContain('sb_publishable_test')
    const script = await fetch(`${origin}/_apps/vendor/src/main.tsx`)
    expect(await script.text()).toContain('startApp')
  })

  test('leaves other apps, redirects and edge functions to the built apps', async () => {
    const elsewhere = [
      '/wallet',
      '/_apps/customer/assets/main.js',
      '/admin-dashboard',
      '/api/security/violations',
    ]
    for (const path of elsewhere)
      expect(await (await fetch(origin + path)).text(), path).toBe('the built apps')
  })

  test('removes the service worker that npm start left behind', async () => {
    expect(await (await fetch(`${origin}/sw.js`)).text()).toContain('unregister')
  })
})
