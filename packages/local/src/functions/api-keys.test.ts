import { describe, expect, it } from 'vitest'
import { apiKeys } from '../../../../supabase/functions/_shared/api-keys.ts'

const keysOf = (secrets: Readonly<Record<string, string>>) => apiKeys(new Map(Object.entries(secrets)))

describe("the keys with which functions call the project's API", () => {
  it('are those of the dictionaries, the default before all others', () => {
    const keys = keysOf({
      SUPABASE_SECRET_KEYS: '{"reports":"sb_secret_reports","default":"sb_secret_default"}',
      SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_default"}',
      SUPABASE_SERVICE_ROLE_KEY: 'legacy.service.jwt',
      SUPABASE_ANON_KEY: 'legacy.anon.jwt',
    })
    expect(keys.secret).toBe('sb_secret_default')
    expect(keys.publishable).toBe('sb_publishable_default')
    expect(keysOf({ SUPABASE_SECRET_KEYS: '{"web":"sb_secret_web"}' }).secret).toBe('sb_secret_web')
  })

  it('send a secret key as what it is, and not as a token', () => {
    const { secretHeaders } = keysOf({ SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}' })
    expect(secretHeaders).toEqual({ apikey: 'sb_secret_x' })
  })

  it('are the legacy ones in a project that has no others', () => {
    const legacy = { SUPABASE_SERVICE_ROLE_KEY: 'legacy.service.jwt', SUPABASE_ANON_KEY: 'legacy.anon.jwt' }
    for (const secrets of [
      legacy,
      { ...legacy, SUPABASE_SECRET_KEYS: '{}', SUPABASE_PUBLISHABLE_KEYS: 'no' },
    ]) {
      const keys = keysOf(secrets)
      expect(keys.publishable).toBe('legacy.anon.jwt')
      expect(keys.secretHeaders).toEqual({
        apikey: 'legacy.service.jwt',
        authorization: 'Bearer legacy.service.jwt',
      })
    }
  })
})
