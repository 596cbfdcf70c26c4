import { afterEach, expect, test, vi } from 'vitest'
import { sessionFetch } from './session-fetch.ts'

afterEach(() => void vi.unstubAllGlobals())

const API = 'https://abc.supabase.co/auth/v1'

test.each([
  [`${API}/logout?scope=local`, true],
  [new URL(`${API}/logout?scope=global`), true],
  [new Request(`${API}/logout?scope=local`, { method: 'POST' }), true],
  [`${API}/token?grant_type=refresh_token`, undefined],
  [`${API}/user?redirect_to=/logout`, undefined],
])(
  'only the request that ends a session outlives its page: %s (Spec §7 sign out)',
  async (input, outlives) => {
    const asked = vi.fn(async () => new Response(null, { status: 204 }))
    vi.stubGlobal('fetch', asked)
    await sessionFetch(input, { method: 'POST' })
    expect(asked).toHaveBeenCalledWith(input, {
      method: 'POST',
      ...(outlives ? { keepalive: outlives } : {}),
    })
  },
)

test('sessions live by the own clock of the device (Spec §7 refresh session)', async () => {
  const session = { access_token: 'a', expires_in: 3600, expires_at: 1 }
  vi.stubGlobal('fetch', async () => Response.json(session))
  const answer = await sessionFetch(`${API}/token`)
  expect(await answer.json()).toEqual({ access_token: 'a', expires_in: 3600 })
})
