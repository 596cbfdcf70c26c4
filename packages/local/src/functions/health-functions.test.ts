import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSupabaseConfig } from '../config/supabase-config.ts'
import { paths } from '../database/paths.ts'
import { generateSigningKey } from '../gateway/jwt.ts'
import { EdgeFunctions } from './edge-functions.ts'

describe('the functions that tell how the services do', () => {
  let functions: EdgeFunctions
  let cacheFolder: string

  beforeAll(async () => {
    cacheFolder = await mkdtemp(join(tmpdir(), 'angadi-deno-'))
    const config = await readSupabaseConfig(join(paths.root, 'supabase', 'config.toml'))
    functions = new EdgeFunctions({
      folder: join(paths.root, 'supabase', 'functions'),
      config: config.functions,
      keys: {
        signingKey: generateSigningKey(),
        jwtSecret: 'x'.repeat(32),
        publishableKey: 'sb_publishable_x',
        secretKey: 'sb_secret_x',
      },
      apiUrl: 'http://127.0.0.1:1',
      cacheFolder,
      secrets: {},
      log: () => {},
    })
    await functions.warmUp()
  }, 60_000)

  afterAll(async () => {
    await functions.stop()
    await rm(cacheFolder, { recursive: true, force: true })
  })

  async function ask(name: string, method: string, body?: string) {
    const url = new URL(`http://api/functions/v1/${name}`)
    const headers = { authorization: 'Bearer sb_publishable_x' }
    const request = new Request(url, { method, headers, ...(body === undefined ? {} : { body }) })
    const response = await functions.handle(request, url)
    const text = await response.text()
    const json: unknown = text === '' ? undefined : JSON.parse(text)
    return { status: response.status, json, headers: response.headers }
  }

  it('health answers a GET with the anon bearer token (Spec §7)', async () => {
    const { status, json, headers } = await ask('health', 'GET')
    expect(status).toBe(200)
    expect(json).toEqual({ status: 'ok' })
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await ask('health', 'HEAD')).status).toBe(200)
  })

  it('health lets browsers ask from any origin and refuses to be sent anything (Spec §7)', async () => {
    const { status, headers } = await ask('health', 'OPTIONS')
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-methods')).toContain('GET')
    expect((await ask('health', 'POST', '{}')).status).toBe(405)
  })

  it('let browsers of any origin send what supabase-js sends: every function answers the preflight itself', async () => {
    const folder = join(paths.root, 'supabase', 'functions')
    const names = (await readdir(folder)).filter((name) => /^[a-z]/.test(name))
    expect(names).toContain('text-to-speech')
    for (const name of names) {
      const { status, headers } = await ask(name, 'OPTIONS')
      expect([200, 204], name).toContain(status)
      expect(headers.get('access-control-allow-origin'), name).toBe('*')
      for (const header of ['authorization', 'x-client-info', 'apikey', 'content-type'])
        expect(headers.get('access-control-allow-headers'), name).toContain(header)
      // An answer that refuses has to be readable too.
      expect((await ask(name, 'DELETE')).headers.get('access-control-allow-origin'), name).toBe('*')
    }
  })

  it('ai-property-recommendations answers a health_check (Spec §7)', async () => {
    const { status, json } = await ask('ai-property-recommendations', 'POST', '{"type":"health_check"}')
    expect(status).toBe(200)
    expect(json).toEqual({ status: 'ok' })
  })

  it('ai-property-recommendations refuses whatever else it is asked (Spec §7)', async () => {
    for (const body of ['{}', '{"type":"recommend"}', '{"type":7}', 'null', '[]']) {
      const { status, json } = await ask('ai-property-recommendations', 'POST', body)
      expect(status, body).toBe(400)
      expect(json).toMatchObject({ error: { code: 'type_unknown' } })
    }
    expect((await ask('ai-property-recommendations', 'GET')).status).toBe(405)
  })
})
