import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { paths } from '../database/paths.ts'
import { generateSigningKey, publicKeySet, signToken } from '../gateway/jwt.ts'
import { findDeno } from './deno-binary.ts'
import { EdgeFunctions } from './edge-functions.ts'

const folder = join(paths.root, 'supabase', 'functions')
const signingKey = generateSigningKey()
const strangersKey = { ...generateSigningKey(), kid: signingKey.kid }
const mp3 = Buffer.from('ID3 a sentence')

interface Asked {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

/** What the speech service was asked, and whether it works. */
let asked: Asked[] = []
let works = true

describe('text-to-speech (Spec §7)', () => {
  let upstream: Server
  let functions: EdgeFunctions
  let silent: EdgeFunctions
  let cacheFolder: string

  beforeAll(async () => {
    cacheFolder = await mkdtemp(join(tmpdir(), 'angadi-deno-'))
    upstream = createServer((request, response) => {
      if (request.url === '/auth/v1/.well-known/jwks.json')
        return void response.end(JSON.stringify(publicKeySet(signingKey)))
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || 'null')
        asked.push({ path: request.url ?? '', headers: request.headers, body })
        if (works) response.setHeader('content-type', 'audio/mpeg').end(mp3)
        else response.writeHead(401, { 'content-type': 'application/json' }).end('{"detail":"quota"}')
      })
    })
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
    const { port } = z.object({ port: z.number() }).parse(upstream.address())
    const options = {
      folder,
      config: { 'text-to-speech': { verify_jwt: false } },
      keys: {
        signingKey,
        jwtSecret: 'x'.repeat(32),
        publishableKey: 'sb_publishable_x',
        secretKey: 'sb_secret_x',
      },
      apiUrl: `http://127.0.0.1:${port}`,
      cacheFolder,
      log: () => {},
    }
    functions = new EdgeFunctions({
      ...options,
      secrets: { ELEVENLABS_API_KEY: 'xi-key', ELEVENLABS_URL: `http://127.0.0.1:${port}` },
    })
    silent = new EdgeFunctions({ ...options, secrets: { ELEVENLABS_API_KEY: '' } })
    await functions.warmUp()
    await silent.warmUp()
  }, 120_000)

  beforeEach(() => {
    asked = []
    works = true
  })

  afterAll(async () => {
    await functions.stop()
    await silent.stop()
    upstream.closeAllConnections()
    upstream.close()
    await rm(cacheFolder, { recursive: true, force: true })
  })

  function tokenOf(
    sub: string,
    role = 'authenticated',
    secondsLeft = 600,
    key = signingKey,
  ): Promise<string> {
    return signToken({ sub, role, exp: Math.floor(Date.now() / 1000) + secondsLeft }, key)
  }

  async function say(body: unknown, token: string | undefined, on = functions) {
    const url = new URL('http://api/functions/v1/text-to-speech')
    const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` })
    const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
    const response = await on.handle(request, url)
    const json: unknown = await response.json()
    return { status: response.status, json }
  }

  it('type-checks', async () => {
    await promisify(execFile)(
      findDeno(),
      ['check', '--quiet', '--no-lock', '--no-config', join(folder, 'text-to-speech', 'index.ts')],
      { env: { ...process.env, DENO_DIR: cacheFolder } },
    )
  }, 60_000)

  it('answers with the sentence as an mp3 file in base64 (Spec §7 text-to-speech)', async () => {
    const { status, json } = await say(
      { text: 'New order', voice: 'Sarah', language: 'hi-IN' },
      await tokenOf('asha'),
    )
    expect(status).toBe(200)
    expect(json).toEqual({ audioContent: mp3.toString('base64') })
  })

  it('asks ElevenLabs in its own format, by the voice and at rate 0.9 (Spec §9 Voice)', async () => {
    await say({ text: 'A job', voice: 'Roger', language: 'ta' }, await tokenOf('asha'))
    expect(asked).toHaveLength(1)
    expect(asked[0]?.path).toMatch(/^\/v1\/text-to-speech\/CwhRBWXzGAHq8TQ4Fs17\?output_format=mp3_/)
    expect(asked[0]?.headers['xi-api-key']).toBe('xi-key')
    expect(asked[0]?.body).toMatchObject({
      text: 'A job',
      model_id: 'eleven_flash_v2_5',
      language_code: 'ta',
      voice_settings: { speed: 0.9 },
    })
    await say({ text: 'ఆర్డర్', voice: 'Aria', language: 'te' }, await tokenOf('asha'))
    expect(asked[1]?.path).toContain('9BWtsMINqrJLrRacOk9x')
    expect(asked[1]?.body).toMatchObject({ model_id: 'eleven_v3' })
  })

  it('makes the same sentence once', async () => {
    const body = { text: 'Said twice', voice: 'Laura', language: 'en' }
    const first = await say(body, await tokenOf('asha'))
    expect(await say(body, await tokenOf('bala'))).toEqual(first)
    expect(asked).toHaveLength(1)
    await say({ ...body, voice: 'Aria' }, await tokenOf('bala'))
    expect(asked).toHaveLength(2)
  })

  it('refuses guests, strangers and tokens that are expired, forged or garbled (Spec §7 text-to-speech)', async () => {
    const body = { text: 'Hello' }
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await tokenOf('asha')).split('.')[1]}.`
    const tokens = {
      none: undefined,
      'an API key': 'sb_publishable_x',
      garbled: 'a.b.c',
      'not JSON': 'e30.%%%.e30',
      'a changed signature': `${(await tokenOf('asha')).slice(0, -8)}AAAAAAAA`,
      'another key of the same name': await tokenOf('asha', 'authenticated', 600, strangersKey),
      'a key that nobody published': await tokenOf('asha', 'authenticated', 600, generateSigningKey()),
      'no signature': unsigned,
      expired: await tokenOf('asha', 'authenticated', -1),
      'a guest': await tokenOf('x', 'anon'),
      postgres: await tokenOf('asha', 'postgres'),
    }
    for (const [what, token] of Object.entries(tokens))
      expect((await say(body, token)).status, what).toBe(401)
    expect(asked).toEqual([])
  })

  it('refuses what is no sentence, no voice and no language of ours (Spec §7 text-to-speech)', async () => {
    const wrong: readonly (readonly [unknown, string])[] = [
      [{}, 'text_missing'],
      [{ text: '  ' }, 'text_missing'],
      [{ text: 'x'.repeat(501) }, 'text_too_long'],
      [{ text: 'Hello', voice: 'Bob' }, 'voice_unknown'],
      [{ text: 'Hello', voice: '../../x' }, 'voice_unknown'],
      [{ text: 'Hello', language: 'fr' }, 'language_unknown'],
    ]
    for (const [body, code] of wrong)
      expect(await say(body, await tokenOf('asha'))).toMatchObject({ status: 400, json: { error: { code } } })
    expect(asked).toEqual([])
  })

  it('answers 502 when the speech service fails, and remembers no failure', async () => {
    works = false
    expect(await say({ text: 'Later' }, await tokenOf('asha'))).toMatchObject({
      status: 502,
      json: { error: { code: 'speech_failed' } },
    })
    works = true
    expect((await say({ text: 'Later' }, await tokenOf('asha'))).status).toBe(200)
  })

  it('answers 503 where no key is set, so that the browser speaks itself (Spec §7 text-to-speech)', async () => {
    expect(await say({ text: 'Hello' }, await tokenOf('asha'), silent)).toMatchObject({
      status: 503,
      json: { error: { code: 'speech_unavailable' } },
    })
  })

  it('lets one person have twenty sentences a minute, and others go on (Spec §7 text-to-speech)', async () => {
    const answers: number[] = []
    for (let turn = 0; turn < 22; turn += 1)
      answers.push((await say({ text: 'Again' }, await tokenOf('chatty'))).status)
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(200))
    expect(answers.slice(20)).toEqual([429, 429])
    expect((await say({ text: 'Again' }, await tokenOf('patient'))).status).toBe(200)
  })
})
