import { isSignedWith } from './hmac.ts'

/**
 * Whether the gateway has signed parts, in this order, with the secret of our key: order and payment when a browser
 * comes back from paying.
 */
export function isSignedOver(secret: string, parts: readonly string[], signature: string): Promise<boolean> {
  return isSignedWith(secret, new TextEncoder().encode(parts.join('|')), signature)
}
