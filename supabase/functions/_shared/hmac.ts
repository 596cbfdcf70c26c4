import { sameText } from './same-text.ts'

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' } as const

/** The HMAC-SHA256 of bytes with a secret, as 64 lower-case hexadecimal digits. */
export async function hmacHex(secret: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), ALGORITHM, false, [
    'sign',
  ])
  const signed = new Uint8Array(await crypto.subtle.sign(ALGORITHM.name, key, bytes))
  return Array.from(signed, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a signature is that of the bytes with the secret. No secret signs nothing. The time taken reveals nothing. */
export async function isSignedWith(
  secret: string,
  bytes: Uint8Array<ArrayBuffer>,
  signature: string,
): Promise<boolean> {
  return secret !== '' && (await sameText(signature, await hmacHex(secret, bytes)))
}
