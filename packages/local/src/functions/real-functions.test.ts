import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { paths } from '../database/paths.ts'
import { generateSigningKey } from '../gateway/jwt.ts'
import { findDeno } from './deno-binary.ts'
import { EdgeFunctions } from './edge-functions.ts'

const folder = join(paths.root, 'supabase', 'functions')
const open = { verify_jwt: false }

/** What the services outside answer, by path; a missing path answers 503, 'silence' never answers. */
let outside: Record<string, unknown> = {}
let asked: URL[] = []

describe('the edge functions of the product', () => {
  let upstream: Server
  let functions: EdgeFunctions
  let cacheFolder: string

  beforeAll(async () => {
    cacheFolder = await mkdtemp(join(tmpdir(), 'angadi-deno-'))
    upstream = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://outside')
      asked.push(url)
      const answer = outside[url.pathname]
      if (answer === 'silence') return
      response.statusCode = answer === undefined ? 503 : 200
      response.end(JSON.stringify(answer ?? {}))
    })
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
    const { port } = z.object({ port: z.number() }).parse(upstream.address())
    functions = new EdgeFunctions({
      folder,
      config: { 'get-weather': open, 'geocode-location': open, 'search-places': open },
      keys: {
        signingKey: generateSigningKey(),
        jwtSecret: 'x'.repeat(32),
        publishableKey: 'sb_publishable_x',
        secretKey: 'sb_secret_x',
      },
      apiUrl: 'http://127.0.0.1:1',
      cacheFolder,
      secrets: {
        WEATHER_URL: `http://127.0.0.1:${port}/weather`,
        GEOCODER_URL: `http://127.0.0.1:${port}/first`,
        GEOCODER_FALLBACK_URL: `http://127.0.0.1:${port}/second`,
        PLACE_SEARCH_URL: `http://127.0.0.1:${port}/places`,
      },
      log: () => {},
    })
    await functions.warmUp()
  }, 60_000)

  beforeEach(() => {
    outside = {}
    asked = []
  })

  afterAll(async () => {
    await functions.stop()
    upstream.closeAllConnections()
    upstream.close()
    await rm(cacheFolder, { recursive: true, force: true })
  })

  async function call(name: string, body: string | undefined, method = 'POST', sender = '203.0.113.1') {
    const url = new URL(`http://api/functions/v1/${name}`)
    const headers = { 'x-forwarded-for': sender }
    const request = new Request(url, { method, headers, ...(body === undefined ? {} : { body }) })
    const response = await functions.handle(request, url)
    const text = await response.text()
    const json: unknown = text === '' ? undefined : JSON.parse(text)
    return { status: response.status, json, headers: response.headers }
  }

  it('type-check', async () => {
    const files = ['get-weather', 'geocode-location', 'search-places'].map((name) =>
      join(folder, name, 'index.ts'),
    )
    await promisify(execFile)(findDeno(), ['check', '--quiet', '--no-lock', '--no-config', ...files], {
      env: { ...process.env, DENO_DIR: cacheFolder },
    })
  }, 60_000)

  it('get-weather tells temperature, condition and icon of a place (Spec §7 get-weather)', async () => {
    outside['/weather'] = { current: { temperature_2m: 27.6, weather_code: 61, is_day: 1 } }
    const { status, json, headers } = await call('get-weather', '{"lat":17.68,"lng":77.61}')
    expect(status).toBe(200)
    expect(json).toEqual({ temperature: 28, condition: 'Rain', icon: 'rain' })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(asked[0]?.searchParams.get('latitude')).toBe('17.68')
  })

  it('get-weather speaks of Mumbai when no place is named (Spec §7 get-weather, §9 Layout; Decisions)', async () => {
    outside['/weather'] = { current: { temperature_2m: 30, weather_code: 0, is_day: 0 } }
    expect((await call('get-weather', undefined)).json).toEqual({
      temperature: 30,
      condition: 'Clear',
      icon: 'moon',
    })
    expect(asked[0]?.searchParams.get('longitude')).toBe('72.8777')
  })

  it.each([
    ['an outage', undefined],
    ['an answer without weather', { current: {} }],
    ['silence', 'silence'],
  ])('get-weather answers that it knows nothing on %s (Decisions, Weather)', async (_, answer) => {
    if (answer !== undefined) outside['/weather'] = answer
    const { status, json } = await call('get-weather', '{}')
    expect(status).toBe(204)
    expect(json).toBeUndefined()
  })

  it.each(['get-weather', 'geocode-location'])('%s refuses what is no place and no JSON', async (name) => {
    for (const body of ['{"lat":91,"lng":0}', '{"lat":"17","lng":77}', '{"lat":17}', '[]x', 'null'])
      expect((await call(name, body)).status, body).toBe(400)
    expect((await call(name, undefined, 'GET')).status).toBe(405)
    expect((await call(name, undefined, 'OPTIONS')).status).toBe(204)
    expect(asked).toEqual([])
  })

  it('geocode-location names the place (Spec §7 geocode-location)', async () => {
    outside['/first'] = {
      display_name: 'Banjara Hills, Hyderabad, Telangana, 500034, India',
      address: {
        suburb: 'Banjara Hills',
        city: 'Hyderabad',
        state: 'Telangana',
        postcode: '500034',
        country: 'India',
      },
    }
    const { status, json } = await call('geocode-location', '{"lat":17.4126,"lng":78.4482}')
    expect(status).toBe(200)
    const expected = { long_name: 'Hyderabad', short_name: 'Hyderabad', types: ['locality'] }
    expect(json).toMatchObject({
      success: true,
      results: [{ formatted_address: 'Banjara Hills, Hyderabad, Telangana, 500034, India' }],
    })
    expect(JSON.stringify(json)).toContain(JSON.stringify(expected))
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      zoom: '16',
      'accept-language': 'en',
    })
  })

  it('geocode-location asks the second service when the first fails (Spec §7 geocode-location)', async () => {
    outside['/second'] = { locality: 'Zaheerabad', city: 'Zaheerabad', principalSubdivision: 'Telangana' }
    const { json } = await call('geocode-location', '{"lat":17.68,"lng":77.61}')
    expect(json).toMatchObject({ results: [{ formatted_address: 'Zaheerabad, Telangana' }] })
  })

  it('asks the services outside sixty times a minute for one address, and goes on for others', async () => {
    outside['/weather'] = { current: { temperature_2m: 30, weather_code: 0, is_day: 0 } }
    const statuses: number[] = []
    for (let n = 0; n < 70; n++)
      statuses.push((await call('get-weather', '{}', 'POST', '198.51.100.7')).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.slice(60)).toEqual(Array.from({ length: 10 }, () => 204))
    expect(asked).toHaveLength(60)
    expect((await call('get-weather', '{}', 'POST', '198.51.100.8')).status).toBe(200)
  })

  it('asks the first geocoder once a second at most, whoever asks, and then the second', async () => {
    outside['/second'] = { locality: 'Zaheerabad', principalSubdivision: 'Telangana' }
    for (let n = 0; n < 80; n++)
      expect(
        (await call('geocode-location', '{"lat":17.68,"lng":77.61}', 'POST', `198.51.100.${n}`)).status,
      ).toBe(200)
    expect(asked.filter(({ pathname }) => pathname === '/first').length).toBeLessThanOrEqual(60)
  })

  it('search-places finds places by their names, near where one is (Spec §2 Transport)', async () => {
    outside['/places'] = [
      {
        name: 'Charminar',
        display_name: 'Charminar, Char Kaman, Hyderabad, Telangana, 500002, India',
        lat: '17.3616',
        lon: '78.4747',
        address: { suburb: 'Char Kaman', city: 'Hyderabad', state: 'Telangana' },
      },
      { display_name: 'A place without a point' },
    ]
    const { status, json } = await call('search-places', '{"text":" Charminar ","lat":17.4,"lng":78.4}')
    expect(status).toBe(200)
    expect(json).toEqual({
      places: [{ label: 'Charminar, Char Kaman, Hyderabad', lat: 17.3616, lng: 78.4747 }],
    })
    expect(asked.at(-1)?.searchParams.get('q')).toBe('Charminar')
    expect(asked.at(-1)?.searchParams.get('viewbox')).toBe('77.9,17.9,78.9,16.9')
    expect((await call('search-places', '{"text":"ab"}')).status).toBe(400)
    expect((await call('search-places', '{"text":"Charminar","lat":170,"lng":78}')).status).toBe(400)
    outside = {}
    expect((await call('search-places', '{"text":"Charminar"}')).status).toBe(204)
  })

  it('geocode-location answers that it knows nothing when neither knows (Spec §7 geocode-location)', async () => {
    const { status, json } = await call('geocode-location', '{"lat":17.68,"lng":77.61}')
    expect(status).toBe(204)
    expect(json).toBeUndefined()
  })
})
