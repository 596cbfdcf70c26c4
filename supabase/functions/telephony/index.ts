// Connects calls between the parties of an order through a telephony service, and takes its reports. The database calls it with
// a shared secret; the service reports to a URL that carries a token of the call.
import { callDatabase } from '../_shared/call-database.ts'
import { refusedCaller } from '../_shared/called-by-database.ts'
import { json, nothing, refusal, serveJson } from '../_shared/cors.ts'
import { textAt } from '../_shared/upstream.ts'
import { exotel, reportIn } from './exotel.ts'
import type { TelephonyService } from './service.ts'
import { simulatedExotel } from './simulator.ts'
import { callOf, statusUrlOf } from './status-url.ts'

/** The configured service; undefined where there is none. */
function configuredService(): TelephonyService | undefined {
  const sid = Deno.env.get('EXOTEL_SID')
  const apiKey = Deno.env.get('EXOTEL_API_KEY')
  const apiToken = Deno.env.get('EXOTEL_API_TOKEN')
  const callerId = Deno.env.get('EXOTEL_CALLER_ID')
  if (sid && apiKey && apiToken && callerId)
    return exotel({
      host: Deno.env.get('EXOTEL_HOST') ?? 'api.in.exotel.com',
      sid,
      apiKey,
      apiToken,
      callerId,
    })
  if (Deno.env.get('TELEPHONY_ADAPTER') !== 'simulator') return undefined
  const account = {
    host: 'simulator.invalid',
    sid: 'local',
    apiKey: 'local',
    apiToken: 'local',
    callerId: '',
  }
  return exotel(account, simulatedExotel)
}

async function connect(row: unknown, service: TelephonyService, secret: string): Promise<void> {
  const [id, from, to] = ['id', 'from_number', 'to_number'].map((name) => textAt(row, name))
  if (id === undefined) return
  try {
    if (from === undefined || to === undefined) throw new Error('one side has no number')
    const statusUrl = await statusUrlOf(id, secret, Deno.env.get('SUPABASE_URL') ?? '')
    const provider_id = await service.connect({ id, from, to, statusUrl })
    await callDatabase('settle_call', { call_id: id, state: 'ringing', provider_id })
  } catch (error) {
    console.error(`telephony: ${error instanceof Error ? error.message : 'a call failed'}`)
    await callDatabase('settle_call', { call_id: id, state: 'failed', reason: 'failed' })
  }
}

serveJson(async (body, request) => {
  const secret = Deno.env.get('TELEPHONY_SECRET')
  if (!secret) return refusal(503, 'telephony_not_set_up', 'There is no telephony service.')
  const url = new URL(request.url)
  if (url.pathname.endsWith('/status')) {
    const call_id = await callOf(url, secret)
    if (call_id === undefined) return refusal(401, 'token_required', 'Only the telephony service may report.')
    const report = reportIn(body)
    if (report === undefined) return refusal(400, 'report_invalid', 'This is no report of a call.')
    await callDatabase('settle_call', { call_id, ...report })
    return nothing()
  }
  const refused = await refusedCaller(request, 'x-telephony-secret', secret)
  if (refused) return refused
  const service = configuredService()
  if (service === undefined) return refusal(503, 'telephony_not_set_up', 'There is no telephony service.')
  const rows = await callDatabase('claim_calls', {})
  const calls = Array.isArray(rows) ? rows : []
  await Promise.all(calls.map((row) => connect(row, service, secret)))
  return json({ connected: calls.length })
})
