import { fromBase64Url, toBase64Url, utf8 } from './bytes.ts'

/** Twelve hours, half of what push services accept (RFC 8292 §2). */
const LIFETIME_SECONDS = 12 * 60 * 60

/** The key by which push services know this sender, base64url: the point, and its private number. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** Contact for the push service: mailto: or https:. */
  readonly subject: string
}

async function signingKey({ publicKey, privateKey }: VapidKeys): Promise<CryptoKey> {
  const point = fromBase64Url(publicKey)
  const [x, y] = [toBase64Url(point.slice(1, 33)), toBase64Url(point.slice(33, 65))]
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: privateKey, ext: false }
  return crypto.subtle.importKey('jwk', jwk, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign'])
}

/**
 * The authorization header of one request to a push service (RFC 8292).
 *
 * @param nowMs milliseconds since 1970
 */
export async function vapidHeader(endpoint: string, keys: VapidKeys, nowMs: number): Promise<string> {
  const part = (value: object) => toBase64Url(utf8(JSON.stringify(value)))
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(nowMs / 1000) + LIFETIME_SECONDS,
    sub: keys.subject,
  }
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    await signingKey(keys),
    utf8(text),
  )
  return `vapid t=${text}.${toBase64Url(new Uint8Array(signature))}, k=${keys.publicKey}`
}
