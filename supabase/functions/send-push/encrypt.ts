import { type Bytes, fromBase64Url, joined, utf8 } from './bytes.ts'

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const
const POINT_BYTES = 65
const RECORD_BYTES = 4096
/** A record's own padding mark and the seal of AES-GCM. */
const RECORD_OVERHEAD_BYTES = 17
const HEADER_BYTES = 16 + 4 + 1 + POINT_BYTES

/** The longest message that fits into what every push service takes (RFC 8030 §7.2: 4096 bytes). */
export const LONGEST_MESSAGE_BYTES = RECORD_BYTES - HEADER_BYTES - RECORD_OVERHEAD_BYTES

/** What a browser gave when it subscribed, base64url. */
export interface ReceiverKeys {
  readonly p256dh: string
  readonly auth: string
}

/** What is fresh for each message; only a test gives its own. */
export interface MessageSecrets {
  readonly salt: Bytes
  readonly sender: CryptoKeyPair
}

/** Fresh secrets for one message. */
export async function newSecrets(): Promise<MessageSecrets> {
  const sender = await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])
  return { salt: crypto.getRandomValues(new Uint8Array(16)), sender }
}

async function derive(secret: Bytes, salt: Bytes, info: Bytes, bytes: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const derived = { name: 'HKDF', hash: 'SHA-256', salt, info }
  return new Uint8Array(await crypto.subtle.deriveBits(derived, key, bytes * 8))
}

/**
 * Encrypts a message so that only the browser can read it: aes128gcm of RFC 8188 with the keys of RFC 8291. The
 * platform's own crypto does the work; a function that brings no package starts without a registry.
 *
 * @throws when a key is no key, or the message is longer than LONGEST_MESSAGE_BYTES
 */
export async function encrypt(message: Bytes, keys: ReceiverKeys, secrets: MessageSecrets): Promise<Bytes> {
  if (message.length > LONGEST_MESSAGE_BYTES) throw new RangeError('the message is too long for a push')
  const { salt, sender } = secrets
  const receiverPoint = fromBase64Url(keys.p256dh)
  const receiver = await crypto.subtle.importKey('raw', receiverPoint, CURVE, false, [])
  const senderPoint = new Uint8Array(await crypto.subtle.exportKey('raw', sender.publicKey))
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: receiver }, sender.privateKey, 256)
  const who = joined(utf8('WebPush: info\0'), receiverPoint, senderPoint)
  const secret = await derive(new Uint8Array(shared), fromBase64Url(keys.auth), who, 32)
  const contentKey = await derive(secret, salt, utf8('Content-Encoding: aes128gcm\0'), 16)
  const iv = await derive(secret, salt, utf8('Content-Encoding: nonce\0'), 12)
  const key = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt'])
  // 2 marks the last record.
  const record = joined(message, new Uint8Array([2]))
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, record))
  const size = new Uint8Array(4)
  new DataView(size.buffer).setUint32(0, RECORD_BYTES)
  return joined(salt, size, new Uint8Array([POINT_BYTES]), senderPoint, sealed)
}
