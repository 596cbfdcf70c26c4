/** Bytes of a plain buffer, as the crypto of the platform takes them. */
export type Bytes = Uint8Array<ArrayBuffer>

/** The UTF-8 bytes of a text. */
export function utf8(text: string): Bytes {
  return new Uint8Array(new TextEncoder().encode(text))
}

/** One after the other. */
export function joined(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Base64url without padding. */
export function toBase64Url(bytes: Bytes): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** @throws when the text is not base64url */
export function fromBase64Url(text: string): Bytes {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
