// Spec §7 health path: GET with the anon bearer token; answers {status: 'ok'} as long as edge functions run at all.
import { json, refusal } from '../_shared/cors.ts'

const METHODS = { 'access-control-allow-methods': 'GET, HEAD, OPTIONS' }

Deno.serve(({ method }) => {
  if (method === 'OPTIONS') return json({}, 200, METHODS)
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, 'method_not_allowed', 'Send a GET request.')
  return json({ status: 'ok' }, 200, { ...METHODS, 'cache-control': 'no-store' })
})
