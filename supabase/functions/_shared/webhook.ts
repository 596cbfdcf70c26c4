import { hmacHex, isSignedWith } from './hmac.ts'

/** An event as the database keeps it: what was read of it, and no more. */
export interface KeptEvent {
  readonly id: string
  readonly name: string
  readonly payload: object
}

/** The longest body that is read, in bytes; events have a few thousand. */
const MOST_BYTES = 262_144

/** The body of an event as it came; undefined for one that is too long. */
export async function eventBytes(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return undefined
  const bytes = new Uint8Array(await request.arrayBuffer())
  return bytes.length <= MOST_BYTES ? bytes : undefined
}

/**
 * Whether one of the secrets has signed the body: its bytes as they came, and not what they mean.
 *
 * @param signature 64 lower-case hexadecimal digits; anything else is no signature
 */
export async function isGenuine(
  body: Uint8Array<ArrayBuffer>,
  signature: string | null,
  secrets: readonly string[],
): Promise<boolean> {
  if (signature === null || !/^[0-9a-f]{64}$/.test(signature)) return false
  const signed = await Promise.all(secrets.map((secret) => isSignedWith(secret, body, signature)))
  return signed.includes(true)
}

/**
 * By what an event is known when it comes again: the gateway's id. An event without one is known by its body.
 *
 * @param given the header x-razorpay-event-id
 */
export async function eventIdOf(body: Uint8Array<ArrayBuffer>, given: string | null): Promise<string> {
  return given !== null && /^[A-Za-z0-9_-]{1,100}$/.test(given)
    ? given
    : `body_${await hmacHex('event', body)}`
}
