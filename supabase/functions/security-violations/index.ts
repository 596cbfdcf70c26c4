// Spec §7 POST /api/security/violations: body {type, details, timestamp, userAgent, url}; answers 204. Everybody may
// report. How much of one reporter is kept is decided by the database; what is too much is dropped without a word.
import { apiKeys } from '../_shared/api-keys.ts'
import { nothing, refusal } from '../_shared/cors.ts'
import { senderOf } from '../_shared/sender.ts'
import { MAX_BODY_BYTES, type Report, reportIn } from './report.ts'

const keys = apiKeys(Deno.env)

/** The body as text; undefined when it is too large, and then it is not read to its end. */
async function bodyOf(request: Request): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Distinguishes reporters without storing their addresses: a digest that cannot be computed without the key. */
async function reporterOf(request: Request): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(`violations ${keys.secret}`), algorithm, false, [
    'sign',
  ])
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(senderOf(request))))
  return [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function record(report: Report, reporter: string): Promise<void> {
  const answer = await fetch(`${Deno.env.get('SUPABASE_URL')}/rest/v1/rpc/record_violation`, {
    method: 'POST',
    headers: { ...keys.secretHeaders, 'content-type': 'application/json' },
    body: JSON.stringify({ ...report, reporter }),
    signal: AbortSignal.timeout(5_000),
  })
  await answer.body?.cancel()
  if (!answer.ok) console.error(`security-violations: the database answered ${answer.status}`)
}

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return nothing()
  if (request.method !== 'POST') return refusal(405, 'method_not_allowed', 'Send a POST request.')
  const text = await bodyOf(request)
  if (text === undefined) return refusal(413, 'body_too_large', 'A report holds 16 kB at most.')
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return refusal(400, 'body_invalid', 'The body is not JSON.')
  }
  const report = reportIn(body)
  if (!report) return refusal(400, 'report_invalid', 'This is no report.')
  // A lost report is not the browser's concern: the response is the same.
  await record(report, await reporterOf(request)).catch((error: unknown) => console.error(error))
  return nothing()
})
