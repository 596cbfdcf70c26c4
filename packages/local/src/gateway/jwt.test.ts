import { decodeJwt, decodeProtectedHeader, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { generateSigningKey, signToken, verifyToken } from './jwt.ts'
import { readFromLibrary, signForLibrary } from './library-jwt.ts'

const key = generateSigningKey()
const SECRET = 'a secret of at least thirty-two letters'
const claims = { role: 'authenticated', sub: 'asha', exp: 2000 }

test('a session says what was signed, under the name of its key', async () => {
  const token = await signToken(claims, key)
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', typ: 'JWT', kid: key.kid })
  expect(decodeJwt(token)).toEqual(claims)
  expect(await verifyToken(token, key, 1_999_000)).toEqual({ kind: 'valid', claims })
})

test('an expired one is told by how long, but only where it was signed by this key', async () => {
  const token = await signToken(claims, key)
  expect(await verifyToken(token, key, 2_010_000)).toEqual({ kind: 'expired', secondsAgo: 10 })
  expect(await verifyToken(token, generateSigningKey(), 2_010_000)).toEqual({ kind: 'invalid' })
})

test('what is garbled, unsigned or signed otherwise is invalid', async () => {
  const token = await signToken(claims, key)
  const [header, payload, signature] = token.split('.')
  const richer = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url')
  for (const bad of [
    '',
    'a.b.c',
    `${token}.more`,
    `${header}.${richer}.${signature}`,
    `${header}.${payload}.`,
    new UnsecuredJWT(claims).encode(),
    await signForLibrary(claims, SECRET),
  ])
    expect(await verifyToken(bad, key, 1_000_000), bad).toEqual({ kind: 'invalid' })
})

test('the library reads its own tokens, expired or not, and no others', async () => {
  expect(await readFromLibrary(await signForLibrary(claims, SECRET), SECRET)).toEqual(claims)
  expect(await readFromLibrary(await signForLibrary(claims, SECRET), `${SECRET}!`)).toBeUndefined()
  expect(await readFromLibrary(await signToken(claims, key), SECRET)).toBeUndefined()
  expect(await readFromLibrary('garbled', SECRET)).toBeUndefined()
})
