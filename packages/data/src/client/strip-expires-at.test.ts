import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stripExpiresAt } from './strip-expires-at.ts'

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })

test("a session loses the server's time of expiry and keeps everything else (Spec §7 refresh session)", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.dictionary(fc.string(), fc.jsonValue()), async (expiresAt, rest) => {
      const session = { ...rest, access_token: 'a', expires_in: 3600 }
      const answer = await stripExpiresAt(json({ ...session, expires_at: expiresAt }))
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual(JSON.parse(JSON.stringify({ ...session, expires_at: undefined })))
    }),
  )
})

test('refusals and answers that are no session pass unchanged (Spec §7 Auth)', async () => {
  const refusal = json({ error_code: 'refresh_token_not_found', expires_in: 1, expires_at: 2 }, 400)
  expect(await stripExpiresAt(refusal)).toBe(refusal)
  const user = json({ id: 'x' })
  expect(await stripExpiresAt(user)).toBe(user)
  const empty = new Response(null, { status: 204 })
  expect(await stripExpiresAt(empty)).toBe(empty)
})
