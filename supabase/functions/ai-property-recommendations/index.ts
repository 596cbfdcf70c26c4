// Spec §7 ai-property-recommendations: body {type: 'health_check'}; answers {status: 'ok'}. It is asked for nothing else yet.
import { json, refusal, serveJson } from '../_shared/cors.ts'
import { textAt } from '../_shared/upstream.ts'

serveJson(async (body) => {
  if (textAt(body, 'type') !== 'health_check')
    return refusal(400, 'type_unknown', 'The only type that is answered is "health_check".')
  return json({ status: 'ok' }, 200, { 'cache-control': 'no-store' })
})
