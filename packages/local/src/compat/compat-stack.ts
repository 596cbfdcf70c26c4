import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { paths } from '../database/paths.ts'
import { type Stack, startStack } from '../start/stack.ts'
import { scratchDatabase } from './test-database.ts'

/** A test number with a fixed code, as config.toml has them. */
export const DEMO_PHONE = '+919000000001'
export const DEMO_CODE = '123456'

const CONFIG = `
[auth]
minimum_password_length = 6
[auth.sms]
max_frequency = "60s"
[auth.sms.test_otp]
919000000001 = "123456"
[functions.open-to-all]
verify_jwt = false
`

/** A stack with its own database, keys and ports, and clients of the real supabase-js. */
export interface CompatStack {
  readonly stack: Stack
  /** A client with its own session; every client that a test creates is disconnected at the end. */
  client(key?: string, headers?: Readonly<Record<string, string>>): SupabaseClient
  stop(): Promise<void>
}

/**
 * Starts one.
 *
 * @param moreConfig additions to config.toml
 * @param limitsSignIns whether `[auth.rate_limit]` counts
 */
export async function startCompatStack(moreConfig = '', limitsSignIns = false): Promise<CompatStack> {
  const folder = await mkdtemp(join(tmpdir(), 'angadi-compat-'))
  const configFile = join(folder, 'config.toml')
  await writeFile(configFile, CONFIG + moreConfig)
  const stack = await startStack({
    root: paths.root,
    openDatabase: scratchDatabase,
    scratchFolder: folder,
    limitsSignIns,
    configFile,
    functionsFolder: new URL('./functions', import.meta.url).pathname,
  })
  const clients: SupabaseClient[] = []
  return {
    stack,
    client(key = stack.publishableKey, headers = {}) {
      const made = createClient(stack.apiUrl, key, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        realtime: { reconnectAfterMs: () => 50 },
        global: { headers: { ...headers } },
      })
      clients.push(made)
      return made
    },
    async stop() {
      await Promise.all(clients.map((client) => client.removeAllChannels()))
      await stack.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** How many people have signed up with each stack: Person 1, Person 2. */
const people = new WeakMap<CompatStack, number>()

/** A client that a new person has signed up with. */
export async function signedUp(compat: CompatStack): Promise<{ client: SupabaseClient; id: string }> {
  const client = compat.client()
  const number = (people.get(compat) ?? 0) + 1
  people.set(compat, number)
  const { data, error } = await client.auth.signUp({
    email: `person${number}@example.com`,
    password: 'correct horse',
    options: { data: { full_name: `Person ${number}` } },
  })
  if (error || !data.user) throw error ?? new Error('no user')
  return { client, id: data.user.id }
}
