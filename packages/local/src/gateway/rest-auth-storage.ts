import { App, type EmailDriver, setExperimental } from '@supabase/lite'
import type { SupabaseConfig } from '../config/supabase-config.ts'
import { actAsApiRole } from './api-role.ts'
import { withLibraryToken } from './bearer.ts'
import type { StackDatabase } from './database-port.ts'
import { FileStorage } from './file-storage.ts'
import type { Keys } from './keys.ts'
import { type LogLine, withoutNoise } from './library-noise.ts'
import { refuseObjectName } from './object-names.ts'
import { publishedKeys, withSignedSession } from './session-tokens.ts'

/** What the Auth and Storage services are made of. */
export interface LibraryOptions {
  readonly database: StackDatabase
  readonly config: SupabaseConfig
  readonly keys: Keys
  /** Where the API is reached, e.g. http://127.0.0.1:54321. */
  readonly apiUrl: string
  /** The page that emailed links lead to. */
  readonly mailLinksTo: string
  /** Folder for the objects of Storage. */
  readonly storageFolder: string
  /** Folder of objects that are there from the beginning; read only, so many stacks can share it. */
  readonly sharedStorageFolder?: string
  readonly mail: EmailDriver
  readonly log: LogLine
}

/** Answers /auth/v1 and /storage/v1. */
export type LibraryHandler = (request: Request) => Promise<Response>

/**
 * The library grants everything on all tables to all roles before its first request, which would undo the grants and
 * revokes of the migrations. It does so only while it does not know whether row-level security is in use, so it is set
 * here.
 *
 * @throws when the library's version stores that setting elsewhere
 */
function keepPrivileges(connection: StackDatabase['connection']): void {
  if (!('rlsState' in connection)) throw new Error('This version of @supabase/lite would widen privileges')
  Object.assign(connection, { rlsState: 'active' })
}

/** Makes the Auth and Storage services of `@supabase/lite` over the database. */
export async function createLibrary(options: LibraryOptions): Promise<LibraryHandler> {
  const { database, config, keys } = options
  setExperimental('storage', true)
  keepPrivileges(database.connection)
  await actAsApiRole(database)
  const app = new App({
    connection: database.connection,
    api: { ...config.api, external_url: options.apiUrl },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      // The library redirects every link there, whatever page a client requests.
      site_url: options.mailLinksTo,
      additional_redirect_urls: config.auth.additional_redirect_urls,
      jwt_expiry: config.auth.jwt_expiry,
      enable_signup: config.auth.enable_signup,
      enable_refresh_token_rotation: config.auth.enable_refresh_token_rotation,
      refresh_token_reuse_interval: config.auth.refresh_token_reuse_interval,
      minimum_password_length: config.auth.minimum_password_length,
      email: config.auth.email,
    },
    storage: { enabled: true, ...config.storage },
    studio: { enabled: false },
    options: { drivers: { email: options.mail }, server: { disableStudio: true } },
  })
  app._storageAdapter = new FileStorage(options.storageFolder, options.sharedStorageFolder)
  await withoutNoise(
    () => {},
    () => app.init(),
  )
  // What the library's version needs beyond the platform's tables; adds only what is missing.
  await database.runLibrary(() => app.ensureSystemSchema())
  const answer = (request: Request, log: LogLine) =>
    database.runLibrary(() => withoutNoise(log, () => app.fetch(request, { peerAddress: null })))
  await warmUp(options, (request) => answer(request, () => {}))
  return async (request) => {
    const answered = publishedKeys(request, keys) ?? (await refuseObjectName(request))
    if (answered) return answered
    const read = await withLibraryToken(request, keys)
    if (read instanceof Response) return read
    return withSignedSession(read, await answer(read, options.log), options)
  }
}

async function warmUp({ keys, apiUrl }: LibraryOptions, handler: LibraryHandler): Promise<void> {
  // Fills the library's schema cache, by the shortest way to it, which takes longer than a request should.
  for (const apikey of [keys.publishableKey, keys.secretKey]) {
    await handler(new Request(`${apiUrl}/rest/v1/schema_cache_warm_up?limit=1`, { headers: { apikey } }))
  }
}
