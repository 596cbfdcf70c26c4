import { textAt, valueAt } from '../_shared/upstream.ts'
import type { CallReport, CallToConnect, TelephonyService } from './service.ts'

const PATIENCE_MS = 10_000
/** How long a phone rings, and how long a call lasts at the most, in seconds. */
const RING_SECONDS = 40
const LONGEST_CALL_SECONDS = 1800

/** An account with Exotel, and the number that both sides see. */
export interface ExotelAccount {
  /** Such as api.in.exotel.com for accounts in Mumbai. */
  readonly host: string
  readonly sid: string
  readonly apiKey: string
  readonly apiToken: string
  readonly callerId: string
}

/**
 * Exotel's "connect two numbers" (Voice v1).
 *
 * @param send sends the request: `fetch`, or the simulator
 */
export function exotel(account: ExotelAccount, send: typeof fetch = fetch): TelephonyService {
  const { host, sid, apiKey, apiToken, callerId } = account
  return {
    async connect({ id, from, to, statusUrl }: CallToConnect) {
      const response = await send(`https://${host}/v1/Accounts/${sid}/Calls/connect.json`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${apiKey}:${apiToken}`)}` },
        body: new URLSearchParams({
          From: from,
          To: to,
          CallerId: callerId,
          CallType: 'trans',
          TimeOut: String(RING_SECONDS),
          TimeLimit: String(LONGEST_CALL_SECONDS),
          CustomField: id,
          StatusCallback: statusUrl,
          'StatusCallbackEvents[0]': 'answered',
          'StatusCallbackEvents[1]': 'terminal',
          StatusCallbackContentType: 'application/json',
        }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const answer: unknown = await response.json().catch(() => undefined)
      const callSid = textAt(answer, 'Call', 'Sid')
      // Without the answer's text: it may repeat the numbers.
      if (!response.ok || callSid === undefined)
        throw new Error(`the telephony service answered ${response.status}`)
      return callSid
    },
  }
}

/** Reads a StatusCallback of Exotel; undefined for what is none, or says nothing new. */
export function reportIn(body: unknown): CallReport | undefined {
  const provider_id = textAt(body, 'CallSid')
  if (provider_id === undefined) return undefined
  const status = textAt(body, 'Status') ?? ''
  if (textAt(body, 'EventType') === 'answered') return { state: 'connected', provider_id }
  const seconds = Number(valueAt(body, 'ConversationDuration'))
  if (status === 'completed')
    return { state: 'ended', provider_id, ...(Number.isInteger(seconds) ? { seconds } : {}) }
  return ['failed', 'busy', 'no-answer', 'canceled'].includes(status)
    ? { state: 'failed', provider_id, reason: status }
    : undefined
}
