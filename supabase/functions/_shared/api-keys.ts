/** Where secrets are read: `Deno.env`. */
interface Environment {
  get(name: string): string | undefined
}

/** The keys with which a function calls the project's own API. */
export interface ApiKeys {
  readonly publishable: string
  readonly secret: string
  /**
   * The headers of a call as `service_role`. A secret key is no token and goes into `apikey` alone; the legacy key is
   * one, and services read it as such.
   */
  readonly secretHeaders: Readonly<Record<string, string>>
}

/** The key of a dictionary of keys by name: its default, or else its first; empty where there is none. */
function keyIn(dictionary: string | undefined): string {
  try {
    const keys: unknown = JSON.parse(dictionary ?? '{}')
    if (typeof keys !== 'object' || keys === null) return ''
    const entries = Object.entries(keys).filter((entry) => typeof entry[1] === 'string')
    return (entries.find(([name]) => name === 'default') ?? entries[0])?.[1] ?? ''
  } catch {
    return ''
  }
}

/** The project's publishable and secret keys; a project without them still has the legacy ones. */
export function apiKeys(env: Environment): ApiKeys {
  const secret = keyIn(env.get('SUPABASE_SECRET_KEYS')) || (env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '')
  const publishable = keyIn(env.get('SUPABASE_PUBLISHABLE_KEYS')) || (env.get('SUPABASE_ANON_KEY') ?? '')
  const secretHeaders: Readonly<Record<string, string>> = secret.startsWith('sb_')
    ? { apikey: secret }
    : { apikey: secret, authorization: `Bearer ${secret}` }
  return { publishable, secret, secretHeaders }
}
