import { createHmac, timingSafeEqual } from 'node:crypto'

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

function signatureOf(signed: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(signed).digest()
}

/**
 * A token for the library, which knows one kind only: HS256 with a secret. It never leaves this process but for the
 * addresses that Storage signs.
 */
export function signForLibrary(claims: object, secret: string): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${signatureOf(signed, secret).toString('base64url')}`
}

/** What a token of the library says; undefined for one that the library has not signed. Expiry is not looked at. */
export function readFromLibrary(token: string, secret: string): unknown {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(`${header}.${payload}`, secret)
  const isSigned = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
  return isSigned ? decode(payload) : undefined
}
