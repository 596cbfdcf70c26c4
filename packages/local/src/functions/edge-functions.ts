import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import type { SupabaseConfig } from '../config/supabase-config.ts'
import type { Keys } from '../gateway/keys.ts'
import { type DenoProcess, startDeno } from './deno-process.ts'

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'content-length']

/** What the edge functions are made of. */
export interface EdgeFunctionsOptions {
  /** The folder supabase/functions. */
  readonly folder: string
  readonly config: SupabaseConfig['functions']
  readonly keys: Keys
  readonly apiUrl: string
  readonly cacheFolder: string
  /** Secrets in addition to those of supabase/functions/.env. */
  readonly secrets?: Readonly<Record<string, string>>
  readonly log: (line: string) => void
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const candidates = entries.filter((entry) => entry.isDirectory() && /^[a-z]/i.test(entry.name))
  const found: string[] = []
  for (const { name } of candidates) {
    const files = await readdir(join(folder, name))
    if (files.includes('index.ts')) found.push(name)
  }
  return found.sort()
}

/** The secrets of supabase/functions/.env; none where there is no such file. */
export async function secretsIn(folder: string): Promise<Record<string, string>> {
  const text = await readFile(join(folder, '.env'), 'utf8').catch(() => '')
  const secrets: Record<string, string> = {}
  for (const [name, value] of Object.entries(parseEnv(text))) if (value !== undefined) secrets[name] = value
  return secrets
}

/** How long after a failed call the end of the process is waited for: its connections close a moment before it. */
const END_LIMIT_MS = 1000

/** How long a function may take to begin its answer, as on hosted projects. */
const ANSWER_LIMIT_MS = 150_000

/** Whether nobody listened any more, so that the call reached no function and may be sent again. */
function wasRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}

function bodyOf(request: Request): Promise<ArrayBuffer | null> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return hasBody ? request.arrayBuffer() : Promise.resolve(null)
}

async function forward(request: Request, body: ArrayBuffer | null, target: string): Promise<Response> {
  const headers = new Headers(request.headers)
  for (const name of HOP_BY_HOP) headers.delete(name)
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS)
  const response = await fetch(target, { method: request.method, headers, redirect: 'manual', body, signal })
  const answered = new Headers(response.headers)
  // fetch has already unpacked the body.
  for (const name of [...HOP_BY_HOP, 'content-encoding']) answered.delete(name)
  return new Response(response.body, { status: response.status, headers: answered })
}

/**
 * Serves supabase/functions at /functions/v1/<name> from one Deno process, which starts with the first call and is
 * started again by the next call after it died. As on hosted projects with asymmetric signing keys, a function that
 * leaves the check of tokens to the platform (`verify_jwt`, on unless config.toml says otherwise) gets no call at all:
 * the platform can verify only tokens of a shared secret.
 */
export class EdgeFunctions {
  private readonly options: EdgeFunctionsOptions
  private running: Promise<DenoProcess> | undefined
  private starting: AbortController | undefined

  constructor(options: EdgeFunctionsOptions) {
    this.options = options
  }

  /** Brings Deno up ahead of the first call. */
  async warmUp(): Promise<void> {
    await this.process()
  }

  async stop(): Promise<void> {
    const running = this.running
    this.running = undefined
    this.starting?.abort()
    const started = await running?.catch(() => undefined)
    await started?.stop()
  }

  async handle(request: Request, url: URL): Promise<Response> {
    const [name = '', ...rest] = url.pathname.replace(/^\/functions\/v1\//, '').split('/')
    if (name === '')
      return Response.json(
        { code: 'NOT_FOUND', message: 'Requested function was not found' },
        { status: 404 },
      )
    const refusal = await this.refusal(name, request.method)
    if (refusal) return refusal
    const path = `${[name, ...rest].join('/')}${url.search}`
    const body = await bodyOf(request)
    try {
      const deno = await this.process()
      try {
        return await forward(request, body, `http://127.0.0.1:${deno.port}/${path}`)
      } catch (error) {
        await Promise.race([deno.ended, setTimeout(END_LIMIT_MS)])
        if (deno.isAlive() || !wasRefused(error)) throw error
        const { port } = await this.process()
        return await forward(request, body, `http://127.0.0.1:${port}/${path}`)
      }
    } catch (error) {
      this.options.log(`functions: ${error instanceof Error ? error.message : String(error)}`)
      return Response.json(
        { code: 'WORKER_ERROR', message: 'The function could not be run' },
        { status: 503 },
      )
    }
  }

  private async refusal(name: string, method: string): Promise<Response | undefined> {
    if (method === 'OPTIONS' || this.options.config[name]?.verify_jwt === false) return undefined
    if (!(await namesIn(this.options.folder)).includes(name)) return undefined
    return Response.json({ code: 401, message: 'Invalid JWT' }, { status: 401 })
  }

  private async process(): Promise<DenoProcess> {
    const running = this.running ?? this.start()
    this.running = running
    const started = await running.catch((error: unknown) => {
      if (this.running === running) this.running = undefined
      throw error
    })
    if (started.isAlive()) return started
    if (this.running === running) this.running = undefined
    return this.process()
  }

  private async start(): Promise<DenoProcess> {
    const { folder, keys, apiUrl, cacheFolder, log } = this.options
    const starting = new AbortController()
    this.starting = starting
    const started = await startDeno({
      signal: starting.signal,
      folder,
      names: await namesIn(folder),
      log,
      cacheFolder,
      env: {
        ...(await secretsIn(folder)),
        ...this.options.secrets,
        SUPABASE_URL: apiUrl,
        SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
      },
    })
    this.starting = undefined
    return started
  }
}
