import { tooManyTries } from '../auth-phone/auth-error.ts'
import type { SupabaseConfig } from '../config/supabase-config.ts'
import { TokenBuckets } from './token-bucket.ts'

const WINDOW_MS = 5 * 60_000

/** Where a sign-in or a sign-up begins; each is counted by itself, as in Supabase Auth. */
const SIGN_INS: readonly string[] = ['signup', 'otp', 'magiclink', 'recover', 'resend']

/** How often one address may ask the auth service: `[auth.rate_limit]` of config.toml, per five minutes. */
export class AuthLimits {
  private readonly signIns: TokenBuckets
  private readonly verifications: TokenBuckets
  private readonly refreshes: TokenBuckets

  constructor(limits: SupabaseConfig['auth']['rate_limit'], now: () => number = Date.now) {
    this.signIns = new TokenBuckets(limits.sign_in_sign_ups, WINDOW_MS, now)
    this.verifications = new TokenBuckets(limits.token_verifications, WINDOW_MS, now)
    this.refreshes = new TokenBuckets(limits.token_refresh, WINDOW_MS, now)
  }

  /** The answer to a request that is one too many of its address; undefined for every other. */
  refusal(method: string, { pathname, searchParams }: URL, address: string): Response | undefined {
    const name = pathname.replace(/^\/auth\/v1\//, '')
    const isAllowed = () => {
      if (name === 'verify') return this.verifications.take(address)
      if (method !== 'POST') return true
      if (name === 'token' && searchParams.get('grant_type') === 'refresh_token')
        return this.refreshes.take(address)
      return name === 'token' || SIGN_INS.includes(name) ? this.signIns.take(`${name} ${address}`) : true
    }
    return isAllowed() ? undefined : tooManyTries().toResponse()
  }
}
