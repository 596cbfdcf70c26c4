import { pathTo } from '@angadi/routes/path-to.ts'
import type { AuthClient } from '@supabase/auth-js'
import { AppError } from '../errors/app-error.ts'
import { runtimeConfig } from './config.ts'
import { sessionFetch } from './session-fetch.ts'

type Auth = InstanceType<typeof AuthClient>

let loading: Promise<Auth> | undefined
let onLoad: (auth: Auth) => void = () => undefined

/** The storage key under which supabase-js keeps the session, so that both find the same one. */
export function sessionKey(): string {
  return `sb-${new URL(runtimeConfig().apiUrl).hostname.split('.')[0]}-auth-token`
}

/** The session stored in this browser, valid or not. */
export function storedSession(): string | null {
  try {
    return localStorage.getItem(sessionKey())
  } catch {
    return null
  }
}

/** How long before its end a token is renewed, as in auth-js, in seconds. */
const RENEWAL_MARGIN_S = 90

/**
 * The access token of the stored session while it is valid by the device's own clock, so that the first screen of the
 * signed-in user does not need the code that renews sessions. The server refuses an expired token.
 */
export function freshToken(): string | undefined {
  try {
    const session: unknown = JSON.parse(storedSession() ?? 'null')
    if (typeof session !== 'object' || session === null) return undefined
    const { access_token: token, expires_at: end } = { access_token: '', expires_at: 0, ...session }
    const isFresh = Number(end) - Date.now() / 1000 > RENEWAL_MARGIN_S
    return isFresh && token !== '' ? String(token) : undefined
  } catch {
    return undefined
  }
}

/** Whether this browser has a stored session, valid or not. */
export function hasStoredSession(): boolean {
  return storedSession() !== null
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
    // Only on the page that emailed links open: anywhere else, a URL could sign the user in to another account.
    detectSessionInUrl: window.location.pathname === pathTo('authCallback'),
    fetch: sessionFetch,
  })
  onLoad(made)
  return made
}

/**
 * The session service. Guests never load it: it loads with a stored session or when a user signs in.
 *
 * @throws AppError network, when it could not be loaded
 */
export function auth(): Promise<Auth> {
  loading ??= load().catch(() => {
    loading = undefined
    throw new AppError('network', 'network', true)
  })
  return loading
}

/** Calls a listener with the session service, once, as soon as it is loaded. */
export function whenAuthLoads(listener: (auth: Auth) => void): void {
  onLoad = listener
}

/** The current access token, or the publishable key for a guest. */
export async function accessToken(): Promise<string> {
  const { publishableKey } = runtimeConfig()
  if (!loading) {
    if (!hasStoredSession()) return publishableKey
    const token = freshToken()
    if (token !== undefined) return token
  }
  const { data } = await (await auth()).getSession()
  return data.session?.access_token ?? publishableKey
}

/** The headers with which Supabase knows the project and whoever is signed in, for requests that no client sends. */
export async function callerHeaders(): Promise<{ readonly apikey: string; readonly authorization: string }> {
  return { apikey: runtimeConfig().publishableKey, authorization: `Bearer ${await accessToken()}` }
}

/**
 * Another access token than the one that the server refused, or undefined when there is none. The device's clock may be
 * wrong by hours, so only the server's answer shows that a token has expired.
 */
export async function renewedToken(refused: string): Promise<string | undefined> {
  const service = await auth()
  const { data: present } = await service.getSession()
  if (present.session && present.session.access_token !== refused) return present.session.access_token
  const { data } = await service.refreshSession()
  return data.session?.access_token
}
