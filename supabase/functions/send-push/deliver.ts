import { utf8 } from './bytes.ts'
import { encrypt, newSecrets } from './encrypt.ts'
import { type VapidKeys, vapidHeader } from './vapid.ts'

const PATIENCE_MS = 10_000

/** One claimed message (public.claim_pushes). */
export interface ClaimedPush {
  readonly id: number
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly payload: unknown
  readonly topic: string
  readonly urgent: boolean
  readonly ttl_seconds: number
}

/** The outcome: `failed` is retried, `refused` is not, `gone` ends the subscription. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed'

/** What a push service's answer means (RFC 8030, RFC 8292). */
export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  // What the service cannot read today it cannot read tomorrow; a key it does not know may be a fault of ours.
  return status === 400 || status === 413 ? 'refused' : 'failed'
}

/** Sends one message; a service that does not answer within ten seconds counts as failed. */
export async function deliver(push: ClaimedPush, keys: VapidKeys): Promise<PushOutcome> {
  try {
    const body = await encrypt(utf8(JSON.stringify(push.payload)), push, await newSecrets())
    const response = await fetch(push.endpoint, {
      method: 'POST',
      headers: {
        authorization: await vapidHeader(push.endpoint, keys, Date.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(Math.max(0, push.ttl_seconds)),
        urgency: push.urgent ? 'high' : 'normal',
        topic: push.topic,
      },
      body,
      // A push service has no reason to send us elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await response.body?.cancel()
    return outcomeOf(response.status)
  } catch (error) {
    if (error instanceof RangeError || error instanceof DOMException) {
      // Keys that are none, or a message that never fits; a lost network is a TypeError, a timeout its own kind.
      if (error.name !== 'TimeoutError' && error.name !== 'AbortError') return 'refused'
    }
    return 'failed'
  }
}
