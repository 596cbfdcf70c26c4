import type { AuthClient } from '@supabase/auth-js'
import { toAppError } from '../errors/to-app-error.ts'
import { runtimeConfig } from './config.ts'

type Auth = InstanceType<typeof AuthClient>

let loading: Promise<Auth> | undefined
let onLoad: (auth: Auth) => void = () => undefined

/** The name under which supabase-js keeps the session, so that both find the same one. */
export function sessionKey(): string {
  return `sb-${new URL(runtimeConfig().apiUrl).hostname.split('.')[0]}-auth-token`
}

/** Whether this browser keeps a session, valid or not. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionKey()) !== null
  } catch {
    return false
  }
}

async function load(): Promise<Auth> {
  const { AuthClient } = await import('@supabase/auth-js')
  const { apiUrl, publishableKey } = runtimeConfig()
  const made = new AuthClient({
    url: `${apiUrl}/auth/v1`,
    headers: { apikey: publishableKey },
    storageKey: sessionKey(),
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
  })
  onLoad(made)
  return made
}

/**
 * The session service. Guests never load it: it comes with a stored session or when somebody signs in.
 *
 * @throws AppError network, when it could not be loaded
 */
export function auth(): Promise<Auth> {
  loading ??= load().catch((problem: unknown) => {
    loading = undefined
    throw toAppError(problem)
  })
  return loading
}

/** Has a listener called with the session service, once, as soon as it is there. */
export function whenAuthLoads(listener: (auth: Auth) => void): void {
  onLoad = listener
}

/** The present access token, or the publishable key for a guest. */
export async function accessToken(): Promise<string> {
  const { publishableKey } = runtimeConfig()
  if (!loading && !hasStoredSession()) return publishableKey
  const { data } = await (await auth()).getSession()
  return data.session?.access_token ?? publishableKey
}
