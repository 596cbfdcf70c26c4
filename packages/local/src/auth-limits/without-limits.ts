import type { SupabaseConfig } from '../config/supabase-config.ts'

type AuthConfig = SupabaseConfig['auth']

/** The same configuration with nothing counted. */
export function withoutLimits(config: AuthConfig): AuthConfig {
  const none = Number.MAX_SAFE_INTEGER
  const rate_limit = {
    sms_sent: none,
    sign_in_sign_ups: none,
    token_verifications: none,
    token_refresh: none,
  }
  return { ...config, rate_limit }
}
